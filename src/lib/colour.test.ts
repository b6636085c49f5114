import { describe, expect, test } from 'vitest';
import { atLightness, channelsOf, contrastWith, lightnessOf, mix, readableOn } from './colour.ts';

const ORANGE = '#c05a1e';

test('a colour is given in channels of 0 to 255', () => {
  expect(channelsOf('#0a80ff')).toBe('10 128 255');
});

test('what is no colour is refused by name', () => {
  expect(() => lightnessOf('no colour')).toThrow(/no colour/);
});

test('a mix lies between the two, by its share', () => {
  expect(mix('#000000', ORANGE, 0)).toBe('#000000');
  expect(mix('#000000', ORANGE, 1)).toBe(ORANGE);
  const [quarter, half] = [0.25, 0.5].map((share) => lightnessOf(mix('#000000', '#ffffff', share)));
  expect(quarter).toBeCloseTo(0.25, 1);
  expect(half).toBeCloseTo(0.5, 1);
});

describe('another lightness', () => {
  test('is the one that was asked for, black and white at its ends', () => {
    expect(lightnessOf(atLightness(ORANGE, 0.3))).toBeCloseTo(0.3, 1);
    expect(atLightness(ORANGE, -1)).toBe('#000000');
    expect(atLightness(ORANGE, 2)).toBe('#ffffff');
  });

  test('is greyer with less strength', () => {
    const spread = (colour: string) => {
      const channels = channelsOf(colour).split(' ').map(Number);
      return Math.max(...channels) - Math.min(...channels);
    };
    expect(spread(atLightness(ORANGE, 0.5, 0.5))).toBeLessThan(spread(atLightness(ORANGE, 0.5)));
  });
});

describe('a colour that reads', () => {
  test('is left as it is, at the very contrast too', () => {
    const contrast = contrastWith(ORANGE, ['#ffffff']);
    expect(readableOn(ORANGE, ['#ffffff'], contrast)).toBe(ORANGE);
  });

  test('is the nearest of its hue, darker on light and lighter on dark', () => {
    for (const [ground, isDarker] of [
      ['#ffffff', true],
      ['#101010', false],
    ] as const) {
      const found = readableOn(ORANGE, [ground], 7) ?? '';
      expect(contrastWith(found, [ground])).toBeGreaterThanOrEqual(7);
      expect(contrastWith(found, [ground])).toBeLessThan(7.3);
      expect(lightnessOf(found) < lightnessOf(ORANGE)).toBe(isDarker);
    }
  });

  test('does not exist where the grounds leave no room', () => {
    expect(readableOn(ORANGE, ['#ffffff', '#000000'], 7)).toBeUndefined();
  });
});
