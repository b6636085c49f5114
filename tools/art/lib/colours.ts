import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { brandSchema } from '../../../src/content/brand-schema.ts';
import { atLightness, lightnessOf } from '../../../src/lib/colour.ts';
import { paletteOf } from '../../../src/lib/palette.ts';
import { projectPath } from './paths.ts';

const brand = brandSchema.parse(
  parse(readFileSync(projectPath('content/brand/brand.yaml'), 'utf8')),
);
const { dark, darkRaised, darkLight, accent, accentInk, paper, card, ink } = paletteOf(
  brand.colours,
);

/** The brand's colours by what they are on a chart: brass stands for the accent on dark grounds. */
export const colours = {
  abyss: dark,
  deep: darkRaised,
  shelf: darkLight,
  brass: accent,
  /** Land, between its light and its shade. */
  brassLand: atLightness(accent, lightnessOf(accent) - 0.038, 0.91),
  brassLit: atLightness(accent, lightnessOf(accent) + 0.181, 0.63),
  brassInk: accentInk,
  paper,
  card,
  text: ink,
} as const;

/** What hills are drawn with: brass, its light and its shade. */
export const hillInks = {
  ground: colours.brassLand,
  lit: colours.brassLit,
  shaded: colours.deep,
} as const;
