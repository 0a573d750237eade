import { CAPTURES_PER_MINUTE } from '@vibes/core/api/captures-per-minute';

/** How many of a minute's captures are left for the phone. */
const LEFT_TO_PHONE = 10;

/** From one capture to the next, in ms. */
export const CAPTURE_SPACING_MS = 60_000 / (CAPTURES_PER_MINUTE - LEFT_TO_PHONE);

/** Waits while the server fails, in ms, growing to the last: an outage costs nobody a capture. */
export const FAILURE_PAUSES_MS = [2_000, 8_000, 30_000, 60_000, 120_000, 300_000] as const;

/** After so many failures of the server in a row, a capture moves behind the others. */
export const FAILURES_IN_A_ROW = 4;

/** Tries of a capture whose link does not open. */
export const UNRESOLVED_TRIES = 2;

/**
 * Waits for the connection, in ms, growing to the last: the browser does not always notice that it
 * is back.
 */
export const OFFLINE_PAUSES_MS = [2_000, 5_000, 15_000, 60_000] as const;

/** How long to wait when the server does not say it, in ms: by then the limit a minute is over. */
export const LIMIT_PAUSE_MS = 60_000;

/** How long an answer stays on the device, in ms. */
export const CAPTURE_KEPT_MS = 24 * 60 * 60 * 1000;
