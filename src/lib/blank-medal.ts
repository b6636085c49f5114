/** The size of the drawing, in the shape of a portrait's frame. */
export const BLANK_MEDAL = { width: 400, height: 500 };

/** An ellipse on the upright axis of the medal. */
interface Ellipse {
  middle: number;
  across: number;
  down: number;
}

const AXIS = BLANK_MEDAL.width / 2;
const MIDDLE = BLANK_MEDAL.height / 2;
const RING = 186;

/** The field within the ring, where the lines run. */
const field: Ellipse = { middle: MIDDLE, across: 174, down: 174 };

/** Head, neck and shoulders. */
const figure: readonly Ellipse[] = [
  { middle: 206, across: 60, down: 76 },
  { middle: 280, across: 37, down: 60 },
  { middle: 416, across: 132, down: 120 },
];

/** Distance of the lines, about that of the engraved portraits beside it. */
const SPACING = 6;

/** How far an ellipse reaches to either side of the axis at a height. */
const reach = ({ middle, across, down }: Ellipse, y: number): number =>
  Math.round(across * Math.sqrt(Math.max(0, 1 - ((y - middle) / down) ** 2)));

/**
 * The medal before anybody is struck on it, as the `d` of an SVG path: a ring, and in it ruled lines
 * that leave the figure blank.
 */
export const drawBlankMedal = (): string => {
  const half = `a${RING} ${RING} 0 0 1`;
  const ring = `M${AXIS - RING} ${MIDDLE}${half} ${2 * RING} 0${half}-${2 * RING} 0`;
  const first = MIDDLE - field.down + SPACING / 2;
  const count = Math.floor((2 * field.down) / SPACING);
  const lines = Array.from({ length: count }, (_, index) => {
    const y = first + index * SPACING;
    const edge = reach(field, y);
    const blank = Math.max(...figure.map((part) => reach(part, y)));
    const start = `M${AXIS - edge} ${y}`;
    if (blank === 0) return `${start}h${2 * edge}`;
    // The shoulders reach beyond the field: there nothing is left to rule.
    return blank < edge ? `${start}h${edge - blank}m${2 * blank} 0h${edge - blank}` : '';
  });
  return ring + lines.join('');
};
