import type { Delivery } from './delivery.ts';

/**
 * What a delivery that ended becomes when it is due again at once, with all its tries before it.
 * What it carries, and the request a webhook had of it, stay: whoever has it already knows it again.
 */
export const queueAgain = (now: Date) =>
  ({
    state: 'queued',
    phase: null,
    attempts: 0,
    due_at: now,
    lease_token: null,
    last_error: null,
    updated_at: now,
  }) as const satisfies Partial<Delivery>;
