import type { Point } from './geometry.ts';
import { toDegrees, toPlane, unit } from './plane.ts';
import { pathOf } from './svg.ts';
import { strengthAt, type Fade, type Projection, type View } from './view.ts';

/** Length of a cross's arm, as a share of the distance between two lines. */
const arm = 0.07;

/**
 * Meridians and parallels as faint lines, `minutes` of arc apart, and small crosses where they
 * meet, which stand out as strongly as `opacity` says where the fade leaves them whole.
 */
export function layGraticule(
  view: View,
  projection: Projection,
  fade: Fade,
  minutes: number,
  opacity: number,
): { crosses: Point[]; drawing: string } {
  const step = (minutes * unit) / 60;
  const middle = toDegrees(projection.toPlane([view.width / 2, view.height / 2]));
  const reach = Math.hypot(view.width, view.height) / 2 / view.pixelsPerKilometre / (100 / unit);
  const count = Math.ceil((2 * reach) / step) + 1;
  const west = Math.floor((middle.longitude - reach) / step) * step;
  const south = Math.floor((middle.latitude - reach) / step) * step;
  const place = (i: number, j: number) =>
    projection.toPicture(toPlane(west + i * step, south + j * step));

  const lines: Point[][] = [];
  const crosses: Point[] = [];
  const crossPaths: string[] = [];
  for (let i = 0; i <= count; i++) {
    lines.push([place(i, 0), place(i, count)], [place(0, i), place(count, i)]);
    for (let j = 0; j <= count; j++) {
      const meeting = place(i, j);
      const strength = strengthAt(fade, view, meeting);
      if (strength < 0.05) continue;
      const cross = pathOf([
        [place(i - arm, j), place(i + arm, j)],
        [place(i, j - arm), place(i, j + arm)],
      ]);
      crosses.push(meeting);
      crossPaths.push(`<path d="${cross}" opacity="${(opacity * strength).toFixed(2)}"/>`);
    }
  }
  return {
    crosses,
    drawing:
      `<path d="${pathOf(lines)}" stroke-width="1.6" opacity="0.055"/>` +
      `<g stroke-width="2">${crossPaths.join('')}</g>`,
  };
}
