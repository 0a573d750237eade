import { expect, it } from 'vitest';
import { queuedEmail } from '../../test/queued-email.ts';
import type { Delivery } from './delivery.ts';
import { followChoice } from './follow-choice.ts';

const now = new Date('2026-05-01T12:00:00Z');
const settled = queuedEmail({ to: 'old@studio.com' });
const before: Delivery = { ...settled, state: 'sending' };
const creator = { email: 'new@studio.com', email_set_by: 'person', opted_out_at: null } as const;

it('a mail that Gmail did not take follows the choice', () => {
  expect(followChoice({ before, settled, creator })).toBe('new@studio.com');
});

it('one that a webhook may have taken does not', () => {
  const pinned: Delivery = { ...settled, channel: 'email_webhook', attempts: 1 };
  expect(followChoice({ before, settled: pinned, creator })).toBeNull();
});

it('none follows to an address that a reading found, or that the mail has already', () => {
  expect(
    followChoice({ before, settled, creator: { ...creator, email_set_by: 'event' } }),
  ).toBeNull();
  expect(followChoice({ before, settled, creator: { ...creator, email: settled.to } })).toBeNull();
});

it('none follows to another address of a creator who unsubscribed', () => {
  expect(followChoice({ before, settled, creator: { ...creator, opted_out_at: now } })).toBeNull();
});
