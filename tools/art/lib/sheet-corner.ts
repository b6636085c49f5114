import { colours } from './colours.ts';
import type { Point } from './geometry.ts';
import { stopsOf } from './svg.ts';
import type { Fade, View } from './view.ts';

/** Pixels along the border from one filled minute of arc to the next. */
const minute = 46;

/**
 * The upper right corner of a printed sheet: the border with its minutes filled by turns, and
 * beyond it water that nobody has charted. The border fades out where the lines of the chart do.
 */
export function drawSheetCorner(view: View, corner: Point, fade: Fade, opacity: number) {
  const { width, height } = view;
  const reach = 2 * width;
  const place = `translate(${corner[0] * width} ${corner[1] * height}) rotate(${-view.turn})`;
  const border = (offset: number) => `M${-reach} ${-offset}H${offset}V${reach}`;
  const minutes = Array.from({ length: Math.ceil(width / minute) }, (_, i) => {
    const start = 24 + i * minute;
    return `M7 ${start}v${minute / 2}M${-start} -7h${-minute / 2}`;
  });
  return {
    definitions:
      `<clipPath id="sheet"><path transform="${place}" d="M${-reach} 0H0V${reach}H${-reach}Z"/></clipPath>` +
      `<linearGradient id="open" x1="0" y1="0" x2="1" y2="0">` +
      stopsOf([
        { at: fade.from, colour: '#fff', opacity: 0 },
        { at: fade.to, colour: '#fff' },
      ]) +
      '</linearGradient>' +
      `<mask id="open-side"><rect width="${width}" height="${height}" fill="url(#open)"/></mask>`,
    border:
      `<g mask="url(#open-side)"><path transform="${place}" fill="${colours.abyss}" fill-opacity="0.55" stroke="none" ` +
      `d="M${-reach} 0H0V${reach}H${reach}V${-reach}H${-reach}Z"/>` +
      `<g transform="${place}" opacity="${opacity}">` +
      `<path d="${border(0)}${border(14)}" stroke-width="1.8"/>` +
      `<path d="${border(24)}" stroke-width="3.4"/>` +
      `<path d="${minutes.join('')}" stroke-width="8" opacity="0.7"/></g></g>`,
  };
}
