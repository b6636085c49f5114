import type { Point } from './geometry.ts';
import { at } from './lists.ts';

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data of open lines; a line that ends where it began closes itself. */
export function pathOf(lines: readonly (readonly Point[])[]): string {
  return lines
    .map((line) => {
      const [first, last] = [at(line, 0), at(line, line.length - 1)];
      const closed = first[0] === last[0] && first[1] === last[1];
      const points = (closed ? line.slice(0, -1) : line).map(([x, y]) => `${round(x)} ${round(y)}`);
      return `M${points.join('L')}${closed ? 'Z' : ''}`;
    })
    .join('');
}

export function closedPathOf(rings: readonly (readonly Point[])[]): string {
  return rings
    .map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`)
    .join('');
}

export interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

export function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ({ at, colour, opacity = 1 }) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
