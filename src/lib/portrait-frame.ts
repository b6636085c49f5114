/**
 * The frame of a portrait at its largest, in pixels: what the team page asks for at most, and
 * therefore the least that a picture must fill.
 */
export const PORTRAIT_FRAME = { width: 800, height: 1000 };
