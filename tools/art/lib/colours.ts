/** The tokens of the site that the pictures share. */
export const colours = {
  abyss: '#071823',
  deep: '#0b2433',
  shelf: '#12394a',
  brass: '#c9a86a',
  brassInk: '#7d5d1c',
  paper: '#f6f3ec',
  card: '#fffdf8',
  text: '#14222b',
} as const;
