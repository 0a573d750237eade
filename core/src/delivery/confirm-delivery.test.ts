import { expect, it } from 'vitest';
import { queuedEmail } from '../../test/queued-email.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { refusal } from './delivery-refusal.ts';
import type { DeliveryState } from './delivery.ts';

const handed_over = new Date('2026-05-01T12:00:00Z');
const now = new Date('2026-05-02T08:00:00Z');
const emailThatIs = (state: DeliveryState) =>
  queuedEmail({
    updated_at: handed_over,
    state,
    lease_token: 't1',
    last_error: refusal('outcome_unknown'),
  });

it('an uncertain email was sent at the time of its attempt', () => {
  expect(confirmDelivery(emailThatIs('uncertain'), now)).toEqual({
    kind: 'confirm',
    data: {
      state: 'sent',
      lease_token: null,
      seen_at: null,
      last_error: null,
      sent_at: handed_over,
      ended_at: now,
      updated_at: now,
    },
  });
});

it.each([
  ['sent', 'done'],
  ['held', 'refused'],
  ['queued', 'refused'],
  ['sending', 'refused'],
  ['failed', 'refused'],
  ['cancelled', 'refused'],
] as const)('one that is %s is %s', (state, kind) => {
  expect(confirmDelivery(emailThatIs(state), now)).toMatchObject({ kind });
});
