/** The icons that content may name; `components/ui/Icon.tsx` draws each of them. */
export const ICON_NAMES = [
  'award',
  'blocks',
  'building-2',
  'chart-line',
  'coins',
  'compass',
  'file-search',
  'hand-coins',
  'handshake',
  'hotel',
  'landmark',
  'layers',
  'lock-keyhole',
  'network',
  'scale',
  'ship',
  'telescope',
  'vault',
  'zap',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
