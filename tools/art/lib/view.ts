import { smoothstep, type Point } from './geometry.ts';

/** Where a chart's sheet lies: which place, at which scale, turned by how much. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** The place, in kilometres of the chart's plane, that lies at `anchor`. */
  readonly place: Point;
  /** Where the place lies in the picture, in fractions of its width and height. */
  readonly anchor: Point;
  readonly pixelsPerKilometre: number;
  /** Counter-clockwise turn of the sheet in degrees: north then points to the left of upwards. */
  readonly turn: number;
}

export interface Projection {
  toPicture(point: Point): Point;
  toPlane(point: Point): Point;
}

export function createProjection(view: View): Projection {
  const angle = (view.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [left, top] = [view.anchor[0] * view.width, view.anchor[1] * view.height];
  const scale = view.pixelsPerKilometre;
  return {
    toPicture([x, y]) {
      const [east, north] = [x - view.place[0], y - view.place[1]];
      return [left + (east * cos - north * sin) * scale, top - (east * sin + north * cos) * scale];
    },
    toPlane([x, y]) {
      const [right, up] = [(x - left) / scale, (top - y) / scale];
      return [view.place[0] + right * cos + up * sin, view.place[1] - right * sin + up * cos];
    },
  };
}

/** A part of the picture, in fractions of its width and height. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From where to where along one axis, in fractions of the picture, the engraving gains strength. */
export interface Fade {
  readonly axis: 'x' | 'y';
  /** Strong lines, soundings and crosses have vanished at `from` and are whole at `to`. */
  readonly from: number;
  readonly to: number;
}

/** Strength of the engraving at a point of the picture, 0 to 1. */
export function strengthAt({ axis, from, to }: Fade, view: View, [x, y]: Point): number {
  return smoothstep(from, to, axis === 'x' ? x / view.width : y / view.height);
}
