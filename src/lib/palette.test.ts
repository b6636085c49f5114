import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastWith, LEAST_CONTRAST } from './colour.ts';
import { paletteCss, paletteOf, weakColours, type BrandColours } from './palette.ts';

const channel = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'));
const colour = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
const anyColours: fc.Arbitrary<BrandColours> = fc.record({
  paper: colour,
  text: colour,
  accentOnPaper: colour,
  dark: colour,
  accentOnDark: colour,
  error: colour,
});

/** A brand as the check lets it through: every refused colour replaced as its message says. */
const mended = (colours: BrandColours): BrandColours | undefined => {
  const neighbours = weakColours(colours).map(({ role, neighbour }) => [role, neighbour] as const);
  const result = { ...colours, ...(Object.fromEntries(neighbours) as Partial<BrandColours>) };
  return neighbours.some(([, neighbour]) => !neighbour) || weakColours(result).length > 0
    ? undefined
    : result;
};

const READABLE = {
  paper: '#ffffff',
  text: '#101418',
  accentOnPaper: '#0b6b3a',
  dark: '#06281a',
  accentOnDark: '#7fd6a4',
  error: '#a01818',
} satisfies BrandColours;

describe('a brand that the check lets through', () => {
  test('reads in every derived pair of writing and ground', () => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        const brand = mended(colours);
        fc.pre(brand !== undefined);
        const it = paletteOf(brand);
        const papers = [it.paper, it.card];
        const darks = [it.dark, it.darkRaised, it.darkLight];
        for (const ink of [it.ink, it.inkMuted, it.accentText, it.errorInk]) {
          expect(contrastWith(ink, papers)).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
        }
        for (const light of [it.onDark, it.onDarkSoft, it.onDarkMuted]) {
          expect(contrastWith(light, darks)).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
        }
        for (const sign of [it.accentInk, it.fieldLine]) {
          expect(contrastWith(sign, papers)).toBeGreaterThanOrEqual(LEAST_CONTRAST.sign);
        }
        expect(contrastWith(it.accent, darks.slice(0, 2))).toBeGreaterThanOrEqual(
          LEAST_CONTRAST.text,
        );
        expect(contrastWith(it.accent, darks)).toBeGreaterThanOrEqual(LEAST_CONTRAST.sign);
        // The label of a button, at rest and under the pointer.
        for (const button of [it.accent, it.accentBright]) {
          expect(contrastWith(it.dark, [button])).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('is given to the pages whole, each colour as a property', () => {
    const css = paletteCss(READABLE);
    for (const value of Object.values(READABLE)) expect(css).toContain(`:${value};`);
    expect(css).not.toMatch(/undefined|NaN/);
  });
});

test('a colour that cannot be read is told with a neighbour of its hue that can', () => {
  const [weak, ...others] = weakColours({ ...READABLE, accentOnPaper: '#7fd6a4' });
  expect(others).toEqual([]);
  expect(weak?.role).toBe('accentOnPaper');
  expect(weak?.contrast).toBeLessThan(LEAST_CONTRAST.sign);
  const neighbour = weak?.neighbour ?? '';
  expect(weakColours({ ...READABLE, accentOnPaper: neighbour })).toEqual([]);
  // Green as before.
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(neighbour.slice(at, at + 2), 16),
  );
  expect(green).toBeGreaterThan(Math.max(red, blue));
});

test('what every message proposes is right at once', () => {
  fc.assert(
    fc.property(anyColours, (colours) => {
      const weak = weakColours(colours);
      fc.pre(weak.every(({ neighbour }) => neighbour !== undefined));
      const changes = Object.fromEntries(weak.map(({ role, neighbour }) => [role, neighbour]));
      expect(weakColours({ ...colours, ...changes })).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('a ground on which nothing reads is one mistake', () => {
  for (const paper of ['#000000', '#777777']) {
    expect(weakColours({ ...READABLE, paper })).toMatchObject([{ role: 'paper' }]);
  }
  for (const dark of ['#ffffff', '#666666', '#7fd6a4']) {
    expect(weakColours({ ...READABLE, dark })).toMatchObject([{ role: 'dark' }]);
  }
});

test('where the ground is at fault, no neighbour is made up', () => {
  // Light writing and dark: there is no paper for both.
  const colours = { ...READABLE, paper: '#777777', text: '#ffffff' };
  const weak = weakColours(colours);
  expect(weak.map(({ role }) => role)).toEqual(['text', 'accentOnPaper', 'error']);
  for (const { neighbour, least } of weak) {
    if (neighbour) expect(contrastWith(neighbour, ['#777777'])).toBeGreaterThanOrEqual(least);
  }
});
