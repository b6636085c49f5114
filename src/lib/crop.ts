export interface Size {
  width: number;
  height: number;
}

/** A point of a picture, in percent of its width and height. */
export interface FocalPoint {
  left: number;
  top: number;
}

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The largest part of a picture, in whole pixels, that has the shape of a frame. */
export const cropSize = (picture: Size, frame: Size): Size => {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  return { width: Math.floor(frame.width * scale), height: Math.floor(frame.height * scale) };
};

/** Height of the eyes in a frame, from the top: a portrait looks at its reader from there. */
const EYE_LINE = 0.38;

/** That part, with the point as near to the middle of its line of the eyes as the edges allow. */
export const cropAbout = (
  picture: Size,
  frame: Size,
  point: FocalPoint,
): Size & { left: number; top: number } => {
  const { width, height } = cropSize(picture, frame);
  const left = (picture.width * point.left) / 100 - width / 2;
  const top = (picture.height * point.top) / 100 - height * EYE_LINE;
  return {
    width,
    height,
    left: Math.round(between(0, left, picture.width - width)),
    top: Math.round(between(0, top, picture.height - height)),
  };
};
