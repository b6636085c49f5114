/**
 * The frame of a portrait at its largest, in pixels: what the team page asks for at most. A smaller
 * picture is soft on sharp screens.
 */
export const PORTRAIT_FRAME = { width: 800, height: 1000 };

/** Below this a picture is soft on every screen. */
export const LEAST_PORTRAIT = { width: 640, height: 800 };
