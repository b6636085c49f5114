import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast } from 'culori';

/**
 * What a colour must reach against its ground: WCAG 1.4.6 for text; as much as large text needs there
 * for signs, edges and rings; and 1.4.11 for the shapes of a mark, whose colours are not ours.
 */
export const LEAST_CONTRAST = { text: 7, sign: 4.5, shape: 3 } as const;

const toOklch = converter('oklch');
const toRgb = converter('rgb');

const oklchOf = (colour: string) => {
  const found = toOklch(colour);
  if (!found) throw new RangeError(`Not a colour: ${colour}`);
  return found;
};

/** Whether browsers know a colour; the library takes one without its # as well. */
export const isColour = (text: string): boolean =>
  !/^[0-9a-f]+$/i.test(text) && parse(text) !== undefined;

/** How light a colour looks, from 0 to 1. */
export const lightnessOf = (colour: string): number => oklchOf(colour).l;

/** The lowest contrast of a colour with any of the grounds. */
export const contrastWith = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));

/**
 * The same hue at another lightness, as near as screens can show it.
 *
 * @param strength - by how much the colour becomes stronger or paler
 */
export const atLightness = (colour: string, lightness: number, strength = 1): string => {
  const { c, ...rest } = oklchOf(colour);
  const l = Math.min(Math.max(lightness, 0), 1);
  return formatHex(clampChroma({ ...rest, l, c: c * strength }, 'oklch'));
};

/** @param share - of the second colour, from 0 to 1 */
export const mix = (colour: string, other: string, share: number): string =>
  formatHex(interpolate([colour, other], 'oklab')(share));

/** The colour's red, green and blue as `rgb()` takes them, for whoever adds a transparency. */
export const channelsOf = (colour: string): string => {
  const { r = 0, g = 0, b = 0 } = toRgb(colour) ?? {};
  return [r, g, b].map((channel) => Math.round(channel * 255)).join(' ');
};

/** In steps that the eye does not tell apart. */
const STEPS = 200;

/** The colour itself where it is right, else the same hue at the nearest lightness that is. */
export const nearestLightness = (
  colour: string,
  isRight: (candidate: string) => boolean,
): string | undefined => {
  if (isRight(colour)) return colour;
  const lightness = lightnessOf(colour);
  for (let step = 1; step <= STEPS; step++) {
    for (const l of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (l < 0 || l > 1) continue;
      const candidate = atLightness(colour, l);
      if (isRight(candidate)) return candidate;
    }
  }
  return undefined;
};

/** The nearest lightness of a colour that reads on all of the grounds; undefined where none does. */
export const readableOn = (
  colour: string,
  grounds: readonly string[],
  least: number,
): string | undefined =>
  nearestLightness(colour, (candidate) => contrastWith(candidate, grounds) >= least);
