import { expect, it } from 'vitest';
import { queuedEmail } from '../../test/queued-email.ts';
import type { Delivery } from './delivery.ts';
import { seeDelivery } from './see-delivery.ts';

const now = new Date('2026-05-02T12:00:00Z');
const bounce = {
  at: now,
  sentence: 'No mailbox.',
  fault: 'recipient',
  is_temporary: true,
} as const;
const see = (change: Partial<Delivery>, is_seen = true) =>
  seeDelivery(queuedEmail(change), { is_seen }, now);

it.each<Partial<Delivery>>([
  { state: 'failed' },
  { state: 'uncertain' },
  { state: 'sent', bounce },
])('%o is seen, and seen again, and not seen', (change) => {
  expect(see(change)).toEqual({ kind: 'write', data: { seen_at: now } });
  expect(see({ ...change, seen_at: now })).toEqual({ kind: 'done' });
  const back = { kind: 'write', data: { seen_at: null } };
  expect(see({ ...change, seen_at: now }, false)).toEqual(back);
  expect(see(change, false)).toEqual({ kind: 'done' });
});

it.each(['held', 'queued', 'sending', 'sent', 'cancelled'] as const)('%s is refused', (state) => {
  expect(see({ state })).toMatchObject({ kind: 'refused', code: 'changed' });
  expect(see({ state }, false)).toMatchObject({ kind: 'refused', code: 'changed' });
});
