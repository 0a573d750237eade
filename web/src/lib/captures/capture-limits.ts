import { CAPTURES_PER_MINUTE } from '@vibes/core/api/capture-request';

/** How many of a minute's captures are left to the phone. */
const LEFT_TO_PHONE = 10;

/** From one capture to the next, in ms. */
export const CAPTURE_SPACING_MS = 60_000 / (CAPTURES_PER_MINUTE - LEFT_TO_PHONE);

/** Waits before a capture at which the server failed goes out again, in ms; after the last it is refused. */
export const FAILURE_PAUSES_MS = [2_000, 8_000, 30_000] as const;

/** Waits for the connection, in ms, growing to the last: the browser does not always notice that it is back. */
export const OFFLINE_PAUSES_MS = [2_000, 5_000, 15_000, 60_000] as const;

/** Without a word from the server how long to wait, the limit a minute is over by then, in ms. */
export const LIMIT_PAUSE_MS = 60_000;

/** How long an answer stays on the device, in ms. */
export const CAPTURE_KEPT_MS = 24 * 60 * 60 * 1000;
