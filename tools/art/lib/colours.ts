import { atLightness, lightnessOf } from '../../../src/lib/colour.ts';
import { paletteOf } from '../../../src/lib/palette.ts';
import { brand } from './brand.ts';

const { dark, darkRaised, darkLight, accent, accentBright, accentInk } = paletteOf(brand.colours);

/** The brand's colours by what they are on a chart: brass stands for the accent on dark grounds. */
export const colours = {
  abyss: dark,
  deep: darkRaised,
  shelf: darkLight,
  brass: accent,
  /** Land, between its light and its shade. */
  brassLand: atLightness(accent, lightnessOf(accent) - 0.038, 0.91),
  brassLit: atLightness(accent, lightnessOf(accent) + 0.181, 0.63),
  /** Where light catches it. */
  brassBright: accentBright,
  /** Lines on paper, and what lies in the shade there. */
  brassInk: accentInk,
  brassShade: atLightness(accentInk, lightnessOf(accentInk) - 0.13, 0.8),
} as const;

/** What hills are drawn with: brass, its light and its shade. */
export const hillInks = {
  ground: colours.brassLand,
  lit: colours.brassLit,
  shaded: colours.deep,
} as const;
