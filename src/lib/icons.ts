/** The icons of a home screen: side in pixels, and the share of it that the mark takes up. */
export const ICONS = {
  'apple-touch-icon': { size: 180, share: 0.68 },
  'icon-192': { size: 192, share: 0.72 },
  'icon-512': { size: 512, share: 0.72 },
  // Launchers cut a maskable icon down to a circle of four fifths of its side at worst.
  'icon-maskable-512': { size: 512, share: 0.56 },
} as const;

export type IconName = keyof typeof ICONS;
