import { colours } from './colours.ts';

/**
 * A jacket with notched lapels, cut to the shoulders that bodies 13 to 25 of the set share and in
 * their coordinates. It is laid over the set's shirts, clipped by the body's own outline.
 */
const edgeLeft = 'C500 180 590 470 664 740';
const edgeRight = 'C822 170 770 430 690 740';
const collarLeft = 'M452 30C424 62 404 96 398 150L390 266 486 288C474 200 466 110 462 30Z';
const lapelLeft = 'M486 288L400 336C462 480 560 610 664 740C600 540 520 430 486 288Z';
const collarRight = 'M860 30C900 60 916 100 920 140L940 258 850 286C852 200 852 110 850 30Z';
const lapelRight = 'M850 286L950 328C900 470 800 610 690 740C770 500 830 400 850 286Z';

export const jacket = {
  panels: `M-80 740V-80H462${edgeLeft}ZM1420 740V-80H850${edgeRight}Z`,
  edges: `M462-80${edgeLeft}M850-80${edgeRight}`,
  collars: collarLeft + collarRight,
  lapels: lapelLeft + lapelRight,
  /** Folds of the sleeves, and the breast pocket. */
  seams: 'M282 372C240 440 222 560 214 720M1016 366C1068 450 1096 570 1116 720M962 486L1052 462',
} as const;

export function drawJacketLines(outline: string): string {
  return (
    `<g fill="none" stroke="${colours.text}" stroke-width="14" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${jacket.edges}${jacket.collars}${jacket.lapels}${jacket.seams}"/><path d="${outline}" stroke-width="26"/></g>`
  );
}
