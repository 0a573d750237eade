import { expect, it } from 'vitest';
import { queuedEmail } from '../../test/queued-email.ts';
import type { Delivery } from './delivery.ts';
import { seeDelivery } from './see-delivery.ts';

const now = new Date('2026-05-02T12:00:00Z');
const tomorrow = new Date('2026-05-03T00:00:00Z');
const bounce = {
  at: now,
  sentence: 'No mailbox.',
  fault: 'recipient',
  is_temporary: true,
} as const;
const see = (change: Partial<Delivery>, remind_at?: Date | null, is_seen = true) =>
  seeDelivery(queuedEmail(change), { is_seen, remind_at }, now);

it.each<Partial<Delivery>>([
  { state: 'failed' },
  { state: 'uncertain' },
  { state: 'sent', bounce },
])('%o is seen, and seen again, and not seen', (change) => {
  expect(see(change)).toEqual({ kind: 'write', data: { seen_at: now } });
  expect(see({ ...change, seen_at: now })).toEqual({ kind: 'done' });
  const back = { kind: 'write', data: { seen_at: null } };
  expect(see({ ...change, seen_at: now }, undefined, false)).toEqual(back);
  expect(see(change, undefined, false)).toEqual({ kind: 'done' });
});

it('an email on hold is seen with a day to be reminded alone', () => {
  const sentence = 'An email on hold waits for your review. Set a day to be reminded.';
  for (const none of [undefined, null])
    expect(see({ state: 'held' }, none)).toEqual({ kind: 'refused', code: 'invalid', sentence });
  expect(see({ state: 'held' }, tomorrow)).toMatchObject({ kind: 'write' });
  const held = { state: 'held', seen_at: now } as const;
  expect(see(held, null, false)).toEqual({ kind: 'write', data: { seen_at: null } });
});

it.each(['queued', 'sending', 'sent', 'cancelled'] as const)('%s is refused', (state) => {
  expect(see({ state })).toMatchObject({ kind: 'refused', code: 'changed' });
  expect(see({ state }, tomorrow, false)).toMatchObject({ kind: 'refused', code: 'changed' });
});
