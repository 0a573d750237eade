import type { ReaderOutcome } from '@vibes/core/reader-health/reader-count';

/** How one page was read, and the page itself where its reader was blind. */
export interface SeenPage extends ReaderOutcome {
  page?: { url: string; body: string };
}

/**
 * Hears how the pages of known services were read in one reading, so that a service's redesign
 * is noticed. Returns at once and never throws; whatever it writes goes beside the caller and may
 * be lost with the instance.
 */
export type ReaderWatch = (pages: readonly SeenPage[]) => void;
