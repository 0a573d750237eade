import type { Delivery } from './delivery.ts';

/**
 * A delivery that ended, due again at once, with all its retries ahead. Its content and its webhook
 * request stay the same, so that a receiver that has them recognizes the repeat.
 */
export const queueAgain = (now: Date) =>
  ({
    state: 'queued',
    phase: null,
    attempts: 0,
    due_at: now,
    ended_at: undefined,
    lease_token: null,
    last_error: null,
    stopped_from: null,
    seen_at: null,
    updated_at: now,
  }) as const satisfies Partial<Delivery>;
