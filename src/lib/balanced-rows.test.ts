import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedRows } from './balanced-rows.ts';

test('rows hold all, the longest first, and differ by one at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 3, max: 6 }), (count, most) => {
      const rows = balancedRows(count, most);
      const [first = 0] = rows;
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
      expect(first).toBeLessThanOrEqual(most);
      expect(rows).toEqual(rows.toSorted((a, b) => b - a));
      expect(first - (rows.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      if (count > 1) expect(Math.min(...rows)).toBeGreaterThan(1);
    }),
  );
  expect(balancedRows(0, 4)).toEqual([]);
});
