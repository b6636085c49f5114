/** The tokens of the site that the pictures share. */
export const colours = {
  abyss: '#071823',
  deep: '#0b2433',
  shelf: '#12394a',
  brass: '#c9a86a',
  /** Land, between its light and its shade. */
  brassLand: '#ba9d65',
  brassLit: '#f6e6bd',
  brassInk: '#7d5d1c',
  paper: '#f6f3ec',
  card: '#fffdf8',
  text: '#14222b',
} as const;

/** What hills are drawn with: brass, its light and its shade. */
export const hillInks = {
  ground: colours.brassLand,
  lit: colours.brassLit,
  shaded: colours.deep,
} as const;
