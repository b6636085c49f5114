import { colours } from './colours.ts';
import type { Contour } from './contours.ts';
import { closedPathOf, stopsOf } from './svg.ts';
import type { View } from './view.ts';

/** The lightest water: its centre and radii as fractions of the picture's width and height. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly strength: number;
}

/** Share of the height, from the top, over which the lines are dimmed beneath the site's header. */
const headerZone = 0.17;

function radialGradient(id: string, light: Light, rx: number, ry: number, stops: string): string {
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" ` +
    `gradientTransform="translate(${light.x} ${light.y}) scale(${rx} ${ry})">${stops}</radialGradient>`
  );
}

/** Deep water, lighter around the islands, and a veil beneath the header to lay over the lines. */
export function drawWater({ width, height }: View, light: Light, strongLines: readonly Contour[]) {
  const centre = { ...light, x: light.x * width, y: light.y * height };
  const { strength } = light;
  const shelf = stopsOf([
    { at: 0, colour: colours.shelf, opacity: strength },
    { at: 0.4, colour: colours.shelf, opacity: strength * 0.6 },
    { at: 0.75, colour: colours.shelf, opacity: strength * 0.16 },
    { at: 1, colour: colours.shelf, opacity: 0 },
  ]);
  const edge = stopsOf([
    { at: 0.35, colour: colours.abyss, opacity: 0 },
    { at: 0.7, colour: colours.abyss, opacity: 0.6 },
    { at: 1, colour: colours.abyss, opacity: 1 },
  ]);
  const header = stopsOf([
    { at: 0, colour: colours.abyss, opacity: 0.62 },
    { at: 0.5, colour: colours.abyss, opacity: 0.4 },
    { at: 1, colour: colours.abyss, opacity: 0 },
  ]);
  // Each strong line opens a deeper sheet of water, a little darker than the one before.
  const sheets = strongLines
    .slice(0, 7)
    .map(({ rings }) => `<path d="${closedPathOf(rings)}"/>`)
    .join('');
  const cover = (fill: string, share = 1) =>
    `<rect width="${width}" height="${height * share}" fill="${fill}"/>`;

  return {
    definitions:
      radialGradient('shelf', centre, light.rx * width, light.ry * height, shelf) +
      radialGradient('edge', centre, 0.85 * width, 0.95 * height, edge) +
      `<linearGradient id="header" x1="0" y1="0" x2="0" y2="1">${header}</linearGradient>`,
    ground:
      cover(colours.deep) +
      cover('url(#shelf)') +
      `<g fill="${colours.abyss}" fill-opacity="0.1" fill-rule="evenodd">${sheets}</g>` +
      cover('url(#edge)'),
    veil: cover('url(#header)', headerZone),
  };
}
