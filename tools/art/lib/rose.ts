import { colours } from './colours.ts';

const { brass, deep } = colours;

/** The points of a rose: the four lesser ones first, since the cardinal ones lie over them. */
const points = [
  { reach: 0.5, waist: 0.07, bearings: [45, 135, 225, 315] },
  { reach: 0.8, waist: 0.1, bearings: [0, 90, 180, 270] },
];

/**
 * A compass rose around a place of the picture. `bearing` is the direction of north in degrees
 * clockwise from straight up: a reader sees that a sheet is turned.
 */
export function drawRose(x: number, y: number, radius: number, bearing: number): string {
  const ticks: string[] = [];
  for (let degree = 0; degree < 360; degree += 5) {
    const length = degree % 30 === 0 ? 0.11 : degree % 10 === 0 ? 0.075 : 0.045;
    const angle = (degree * Math.PI) / 180;
    const at = (reach: number) =>
      `${(Math.sin(angle) * radius * reach).toFixed(1)} ${(-Math.cos(angle) * radius * reach).toFixed(1)}`;
    ticks.push(`M${at(1 - length)}L${at(1)}`);
  }
  const star = points.flatMap(({ reach, waist, bearings }) =>
    bearings.map((degrees) => {
      const [tip, side] = [-radius * reach, radius * waist];
      return (
        `<g transform="rotate(${degrees})">` +
        `<path fill="${deep}" d="M0 ${tip}L${side} ${-side}L0 0L${-side} ${-side}Z"/>` +
        `<path fill="${brass}" fill-opacity="0.5" stroke="none" d="M0 ${tip}L${side} ${-side}L0 0Z"/>` +
        '</g>'
      );
    }),
  );
  const arrow = `M0 ${-radius * 1.17}l${radius * 0.045} ${radius * 0.12}h${-radius * 0.09}z`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${bearing})" fill="none" stroke="${brass}" stroke-width="1.8" stroke-opacity="0.5">` +
    `<circle r="${radius * 1.12}" fill="${deep}" fill-opacity="0.75" stroke="none"/>` +
    `<circle r="${radius}"/><circle r="${radius * 0.865}" stroke-width="1.2"/>` +
    `<path d="${ticks.join('')}" stroke-width="1.4"/>${star.join('')}` +
    `<path d="${arrow}" fill="${brass}" fill-opacity="0.7" stroke="none"/></g>`
  );
}
