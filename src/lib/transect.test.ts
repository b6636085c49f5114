import { expect, test } from 'vitest';
import { drawGround, soundTransect, TRANSECT } from './transect.ts';

const depths = [40, 90, 61, 300, 280];

test('the ground runs over the whole width, through every depth', () => {
  const [x = 0, y = 0, ...steps] = (drawGround(depths).match(/-?\d+/g) ?? []).map(Number);
  const points = [{ x, y }];
  for (let i = 0; i < steps.length; i += 2) {
    const last = points.at(-1) ?? { x, y };
    points.push({ x: last.x + (steps[i] ?? 0), y: last.y + (steps[i + 1] ?? 0) });
  }
  expect(points.map((point) => point.y)).toEqual(depths);
  expect(points.at(-1)?.x).toBe(TRANSECT.width);
});

test.each([0, 1, 2, 4, 9])('%i leads stand at even distances and end at the ground', (count) => {
  const leads = soundTransect(depths, count);
  expect(leads).toHaveLength(count);
  leads.forEach(({ across, down }, i) => {
    expect(parseFloat(across)).toBeCloseTo((100 * i) / count, 1);
    const depth = depths[Math.round((i / count) * (depths.length - 1))] ?? NaN;
    expect(parseFloat(down)).toBeCloseTo((100 * depth) / TRANSECT.height, 0);
  });
});
