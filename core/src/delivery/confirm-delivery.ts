import type { Delivery } from './delivery.ts';

/**
 * The result when a person confirms that an email arrived; nothing changes when it is sent
 * already.
 */
type Confirmation =
  | { kind: 'done' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'confirm'; data: Partial<Delivery> };

/** Ends an uncertain email as sent, at the time of its attempt. */
export function confirmDelivery({ state, updated_at }: Delivery, now: Date): Confirmation {
  if (state === 'sent') return { kind: 'done' };
  if (state !== 'uncertain') {
    const sentence = 'You can only confirm an email that is marked “Not sure”.';
    return { kind: 'refused', sentence };
  }
  const ended = { state: 'sent', lease_token: null, last_error: null, seen_at: null } as const;
  return {
    kind: 'confirm',
    data: { ...ended, sent_at: updated_at, ended_at: now, updated_at: now },
  };
}
