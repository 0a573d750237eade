/** The screen that is filmed, in CSS pixels: everything on it is drawn `scale` times as large, to be read on a phone. */
export const STAGE = { width: 1024, height: 640, scale: 1.25 } as const;

/** Pictures a second. */
export const FRAME_RATE = 25;
