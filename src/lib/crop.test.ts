import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropAbout, cropSize } from './crop.ts';

const frame = { width: 4, height: 5 };

describe('cropAbout', () => {
  test('keeps a point in the middle of the width where the picture is wide enough', () => {
    expect(cropAbout({ width: 2000, height: 1000 }, frame, { left: 25, top: 50 })).toEqual({
      width: 800,
      height: 1000,
      left: 100,
      top: 0,
    });
  });

  test('brings a point to the line of the eyes where the picture is high enough', () => {
    const crop = cropAbout({ width: 800, height: 4000 }, frame, { left: 50, top: 50 });
    expect((2000 - crop.top) / crop.height).toBeCloseTo(0.38, 2);
  });

  test('stops at the edges', () => {
    expect(cropAbout({ width: 1000, height: 2000 }, frame, { left: 50, top: 100 })).toEqual({
      width: 1000,
      height: 1250,
      left: 0,
      top: 750,
    });
  });

  test('lies inside any picture and holds the point', () => {
    const side = fc.integer({ min: 5, max: 20_000 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(side, side, percent, percent, (width, height, left, top) => {
        const crop = cropAbout({ width, height }, frame, { left, top });
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height);
        // Rounded to whole pixels.
        const [x, y] = [(width * left) / 100 - crop.left, (height * top) / 100 - crop.top];
        expect(Math.min(x, crop.width - x)).toBeGreaterThanOrEqual(-1);
        expect(Math.min(y, crop.height - y)).toBeGreaterThanOrEqual(-1);
      }),
    );
  });
});

test('cropSize is as large as the picture allows', () => {
  expect(cropSize({ width: 800, height: 1000 }, frame)).toEqual({ width: 800, height: 1000 });
  expect(cropSize({ width: 900, height: 1000 }, frame)).toEqual({ width: 800, height: 1000 });
});
