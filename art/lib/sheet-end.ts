import { colours } from './colours.ts';
import { stopsOf } from './svg.ts';
import type { View } from './view.ts';

/** Pixels along the border from one filled minute of arc to the next. */
const minute = 46;

/**
 * The right end of a printed sheet, at a fraction `at` of the width in the picture's middle: the
 * border with its minutes filled by turns, and beyond it water that nobody has charted.
 */
export function drawSheetEnd(view: View, at: number, opacity: number) {
  const reach = view.height;
  const place = `translate(${at * view.width} ${view.height / 2}) rotate(${-view.turn})`;
  const strip = (right: number) => `M0 ${-3 * reach}V${3 * reach}H${right}V${-3 * reach}Z`;
  const minutes = Array.from(
    { length: Math.ceil((2 * reach) / minute) },
    (_, i) => `M7 ${i * minute - reach}v${minute / 2}`,
  );
  return {
    definitions:
      `<clipPath id="sheet"><path transform="${place}" d="${strip(-2 * view.width)}"/></clipPath>` +
      `<linearGradient id="beyond" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${0.2 * view.width}" y2="0">` +
      stopsOf([
        { at: 0, colour: colours.abyss, opacity: 0.5 },
        { at: 1, colour: colours.abyss, opacity: 1 },
      ]) +
      '</linearGradient>',
    border:
      `<path transform="${place}" fill="url(#beyond)" stroke="none" d="${strip(view.width)}"/>` +
      `<g transform="${place}" opacity="${opacity}">` +
      `<path d="M0 ${-reach}V${reach}M14 ${-reach}V${reach}" stroke-width="1.8"/>` +
      `<path d="M24 ${-reach}V${reach}" stroke-width="3.4"/>` +
      `<path d="${minutes.join('')}" stroke-width="8" opacity="0.7"/></g>`,
  };
}
