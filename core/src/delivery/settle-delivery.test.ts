import { describe, expect, it } from 'vitest';
import { isContacting, queueEmail, type Delivery } from './delivery.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { expiredLeaseOutcome, putOnWire, settleDelivery } from './settle-delivery.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-05-01T12:02:00Z');
const queued = queueEmail({ creator_id: 'c1', to: 'ann@studio.com', subject: 'Hi', now });
const sending = putOnWire(queued, { token: 't1', until: later, now });

describe('an e-mail delivery', () => {
  it('is due at once when queued', () => {
    expect(queued).toMatchObject({ state: 'queued', due_at: now, attempts: 0, lease_token: null });
  });

  it('is under a lease while on the wire', () => {
    expect(sending).toMatchObject({
      state: 'sending',
      phase: 'on_wire',
      attempts: 1,
      due_at: later,
      lease_token: 't1',
    });
  });

  it.each<[DeliveryOutcome, Partial<Delivery>]>([
    [{ kind: 'accepted' }, { state: 'sent', sent_at: now, last_error: null }],
    [{ kind: 'permanent', code: 'recipient_refused' }, { state: 'failed' }],
    [{ kind: 'unknown' }, { state: 'uncertain', lease_token: 't1' }],
    [{ kind: 'unwanted', code: 'already_sent' }, { state: 'cancelled' }],
  ])('ends for good on %j', (outcome, end) => {
    const settled = settleDelivery(sending, outcome, now);
    expect(settled).toMatchObject({ phase: null, ...end });
    expect(settled.due_at).toBeUndefined();
  });

  it('comes back five seconds after the first temporary failure', () => {
    const settled = settleDelivery(sending, { kind: 'temporary', code: 'mailbox_busy' }, now);
    expect(settled).toMatchObject({ state: 'queued', attempts: 1, lease_token: null });
    expect(settled.due_at).toEqual(new Date(now.getTime() + 5000));
    expect(settled.last_error?.code).toBe('mailbox_busy');
  });

  it('waits a day when Gmail’s own limit is reached', () => {
    const settled = settleDelivery(sending, { kind: 'temporary', code: 'mailbox_limit' }, now);
    expect(settled.due_at).toEqual(new Date(now.getTime() + 24 * 3_600_000));
  });

  it('counts a refusal before the wire as a try, so that it ends one day', () => {
    let delivery = queued;
    let tries = 0;
    while (delivery.state === 'queued') {
      delivery = settleDelivery(delivery, { kind: 'temporary', code: 'mailbox_unreachable' }, now);
      tries += 1;
    }
    expect(tries).toBe(10);
    expect(delivery).toMatchObject({ state: 'failed', last_error: { code: 'gave_up' } });
  });

  it('does not count a wait for its turn as a try', () => {
    const waiting = settleDelivery(
      queued,
      { kind: 'postponed', code: 'daily_cap', until: later },
      now,
    );
    expect(waiting).toMatchObject({ state: 'queued', attempts: 0, due_at: later });
  });

  it('is uncertain when its lease ended on the wire', () => {
    expect(expiredLeaseOutcome(sending, later)).toEqual({ kind: 'unknown' });
  });

  it('is queued again when its lease ended before the wire', () => {
    const preparing: Delivery = { ...sending, phase: 'preparing' };
    const outcome = expiredLeaseOutcome(preparing, later);
    expect(settleDelivery(preparing, outcome, later)).toMatchObject({
      state: 'queued',
      due_at: later,
    });
  });

  it.each([
    ['held', true],
    ['queued', true],
    ['sending', true],
    ['sent', true],
    ['uncertain', true],
    ['failed', false],
    ['cancelled', false],
  ] as const)('in state %s keeps others from writing: %s', (state, expected) => {
    expect(isContacting({ ...queued, state })).toBe(expected);
  });
});
