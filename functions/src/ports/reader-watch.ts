import type { ReaderOutcome } from '@vibes/core/reader-health/reader-count';

/**
 * Receives how the pages of known services were read in one reading, so that a service's redesign
 * is noticed. Returns at once and never throws. It writes in the background, and what it writes may
 * be lost with the instance.
 */
export type ReaderWatch = (pages: readonly ReaderOutcome[]) => void;
