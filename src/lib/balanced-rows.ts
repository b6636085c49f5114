/**
 * How many stand in each row, so that rows differ by one at most and none holds a lone last card.
 *
 * @param most - in a row, three or more
 * @returns from the first row down; no row where there is nothing
 */
export const balancedRows = (count: number, most: number): number[] => {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
};
