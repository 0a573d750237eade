import { describe, expect, it } from 'vitest';
import { queuedEmail } from '../../test/queued-email.ts';
import { isContacting, queueMirror, type Delivery } from './delivery.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { startSending, settleDelivery as settle, type DeliveryEnd } from './settle-delivery.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-05-01T12:02:00Z');
const queued = queuedEmail();
const lease = { token: 't1', until: later, now };
const sending = startSending(queued, { ...lease, channel: 'gmail' });
const posting = startSending(queued, { ...lease, channel: 'email_webhook' });
const settleDelivery = (delivery: Delivery, outcome: DeliveryEnd, at: Date, chance = 0) =>
  settle(delivery, outcome, { now: at, chance, revision: 0 });

describe('an email delivery', () => {
  it('that turns out not to be taken keeps its count of attempts', () => {
    const uncertain = settleDelivery(sending, { kind: 'unknown' }, later);
    const busy = { kind: 'temporary', code: 'mailbox_busy' } as const;
    expect(settleDelivery(uncertain, busy, later)).toEqual(settleDelivery(sending, busy, later));
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

  it('may go through any channel once Gmail did not take it', () => {
    const busy = { kind: 'temporary', code: 'mailbox_busy' } as const;
    expect(sending.channel).toBe('gmail');
    expect(settleDelivery(sending, busy, now).channel).toBeNull();
    expect(settleDelivery(sending, { kind: 'accepted' }, now).channel).toBe('gmail');
  });

  it('stays with the webhook that may have taken it', () => {
    const failed = { kind: 'temporary', code: 'webhook_failed' } as const;
    expect(settleDelivery(posting, failed, now).channel).toBe('email_webhook');
  });

  it('waits as long as the provider asks for', () => {
    const busy = { kind: 'temporary', code: 'webhook_busy', retry_after: 60_000 } as const;
    expect(settleDelivery(posting, busy, now, 0.9).due_at).toEqual(
      new Date(now.getTime() + 60_000),
    );
  });

  it('does not count a try that was turned away for now', () => {
    const limit = { kind: 'postponed', code: 'mailbox_limit', until: later } as const;
    expect(settleDelivery(sending, limit, now)).toMatchObject({
      state: 'queued',
      attempts: 0,
      due_at: later,
      channel: null,
    });
  });

  it('counts a refusal before sending as a try, so that tries end', () => {
    let delivery = queued;
    let tries = 0;
    while (delivery.state === 'queued') {
      delivery = settleDelivery(delivery, { kind: 'temporary', code: 'mailbox_unreachable' }, now);
      tries += 1;
    }
    expect(tries).toBe(10);
    expect(delivery).toMatchObject({ state: 'failed', last_error: { code: 'gave_up' } });
  });

  it('is uncertain when its lease ended while it was being sent through Gmail', () => {
    expect(settleDelivery(sending, { kind: 'lease_ended' }, later)).toMatchObject({
      state: 'uncertain',
      lease_token: 't1',
    });
  });

  it('is queued again when its lease ended before it was sent', () => {
    const preparing: Delivery = { ...sending, phase: 'preparing' };
    expect(settleDelivery(preparing, { kind: 'lease_ended' }, later)).toMatchObject({
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

describe('what may be sent twice', () => {
  const mirror = queueMirror({ kind: 'notion', creator_id: 'c1', creator_name: 'Ann', now });
  const mirroring = startSending(mirror, { ...lease, channel: 'notion' });
  const change = startSending(
    queueMirror({ kind: 'crm', creator_id: 'c1', creator_name: 'Ann', now }),
    {
      ...lease,
      channel: 'crm_webhook',
    },
  );

  it.each([
    ['an email over a webhook', posting],
    ['a mirror to Notion', mirroring],
    ['a mirror to a webhook', change],
  ])(
    '%s is queued again at once, and counted, when its lease ended or its outcome is unknown',
    (_, one) => {
      for (const kind of ['lease_ended', 'unknown'] as const) {
        expect(settleDelivery(one, { kind }, later)).toMatchObject({
          state: 'queued',
          due_at: later,
          attempts: 1,
          lease_token: null,
          channel: one.channel,
        });
        const tenth = { ...one, attempts: 10 };
        expect(settleDelivery(tenth, { kind }, later)).toMatchObject({
          state: 'failed',
          last_error: { code: 'gave_up' },
        });
      }
    },
  );

  it.each<[string, DeliveryEnd]>([
    ['taken', { kind: 'accepted', notion_page_id: 'p1' }],
    ['refused for good', { kind: 'permanent', code: 'notion_refused' }],
  ])('goes again at once when its creator changed while it was %s', (_, outcome) => {
    const changed = { ...mirroring, revision: 1, attempts: 3 };
    expect(settleDelivery(changed, outcome, later)).toMatchObject({
      state: 'queued',
      due_at: later,
      attempts: 0,
      last_error: null,
    });
    const seen = { now: later, chance: 0, revision: 1 };
    expect(settle(changed, outcome, seen).state).not.toBe('queued');
  });

  it('keeps its table of retries although its creator changed', () => {
    const outcome = { kind: 'temporary', code: 'notion_unreachable' } as const;
    const settled = settleDelivery({ ...mirroring, revision: 1 }, outcome, now);
    expect(settled).toMatchObject({ attempts: 1, due_at: new Date(now.getTime() + 5000) });
  });

  it('keeps the row that Notion gave it', () => {
    const first = settleDelivery(mirroring, { kind: 'accepted', notion_page_id: 'p1' }, now);
    expect(first.notion_page_id).toBe('p1');
    const again = startSending(first, { ...lease, channel: 'notion' });
    expect(settleDelivery(again, { kind: 'accepted' }, now).notion_page_id).toBe('p1');
  });
});
