import { describe, expect, it } from 'vitest';
import { deliverySchema } from '@vibes/core/delivery/delivery';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import {
  ANN_MAIL,
  deliveryHarness,
  interrupted,
  type DeliveryHarness,
} from '../../test/delivery-harness.ts';
import { chooseEmail } from '../creator/choose-email.ts';
import { optOut } from '../opt-out/opt-out.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { loadDelivery } from './load-delivery.ts';
import { runEnding } from './run-ending.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';
import { runRetryFailed } from './run-retry-failed.ts';

const OTHER = 'ann@agency-north.com';
const HOUR = 3_600_000;
const SECOND = '_a1';

/** What is stored of the first e-mail, except what replaced it. */
function first({ data, id }: DeliveryHarness) {
  const delivery = deliverySchema.parse(data(deliveryDocument.path('max', id)));
  const payload = data(deliveryPayloadDocument.path('max', id));
  return { ...delivery, replaced_by: null, payload };
}

/** A harness whose e-mail went out, or may have. */
async function gone(outcome: 'accepted' | 'unknown' = 'accepted') {
  const harness = await deliveryHarness();
  harness.mail.next.push({ at: 'send', outcome: { kind: outcome } });
  await harness.send();
  await harness.run();
  return harness;
}

const choose = ({ ports, creator_id }: DeliveryHarness, email: string) =>
  chooseEmail(ports, { uid: 'max', creator_id, email });

describe('an e-mail after one that went out, or may have', () => {
  it.each(['accepted', 'unknown'] as const)(
    'is a delivery of its own, and leaves the first (%s) as it was',
    async (outcome) => {
      const harness = await gone(outcome);
      const before = first(harness);
      await harness.send(true);
      expect(harness.newest()).toBe(harness.id + SECOND);
      expect(harness.delivery(harness.id).replaced_by).toBe(harness.newest());
      expect(first(harness)).toEqual(before);
      await harness.run();
      expect(first(harness)).toEqual(before);
      expect(harness.delivery()).toMatchObject({ state: 'sent', is_anyway: true, revision: 1 });
      expect(harness.delivery().message_id).not.toBe(before.message_id);
      expect(harness.claimed()).toBe(harness.id);
    },
  );

  it('may be followed by a third, and each stays as it was', async () => {
    const harness = await gone();
    for (const id of ['_a1', '_a2', '_a3'].map((end) => harness.id + end)) {
      await harness.send(true);
      await harness.run();
      expect(harness.newest()).toBe(id);
    }
    expect(harness.sentTo()).toHaveLength(4);
    const ids = harness.mail.sent.map(({ message_id }) => message_id);
    expect(new Set(ids).size).toBe(4);
    expect(harness.day()).toMatchObject({ emails_sent: 4 });
  });

  it('to another address takes that address, and leaves the first one its own', async () => {
    const harness = await gone();
    await choose(harness, OTHER);
    await harness.send(true);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL, OTHER]);
    expect(harness.claimed()).toBe(harness.id);
    expect(harness.claimed(OTHER)).toBe(harness.newest());
    expect(harness.delivery(harness.id)).toMatchObject({ to: ANN_MAIL, state: 'sent' });
  });

  it('is written once by two calls at the same moment', async () => {
    const harness = await gone();
    const path = deliveryDocument.path('max', harness.id + SECOND);
    const documents = interrupted(harness.documents, {
      at: path,
      happens: () => harness.send(true),
    });
    await expect(harness.send(true, documents)).resolves.toMatchObject({ state: 'queued' });
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
    expect(harness.newest()).toBe(harness.id + SECOND);
  });

  it('that waits is stopped when the creator opts out', async () => {
    const harness = await gone();
    await harness.send(true);
    const address_hash = `hash-of-${ANN_MAIL}`;
    await optOut(harness.ports, { uid: 'max', creator_id: harness.creator_id, address_hash });
    expect(harness.delivery()).toMatchObject({ state: 'cancelled' });
    await harness.run();
    expect(harness.sentTo()).toHaveLength(1);
  });

  it('that waits goes to the address chosen', async () => {
    const harness = await gone();
    await harness.send(true);
    await choose(harness, OTHER);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL, OTHER]);
    expect(harness.delivery(harness.id).to).toBe(ANN_MAIL);
  });

  it('that failed is overwritten, for it never went out', async () => {
    const harness = await gone();
    harness.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await harness.send(true);
    await harness.run();
    await harness.send(true);
    await harness.run();
    expect(harness.newest()).toBe(harness.id + SECOND);
    expect(harness.delivery().state).toBe('sent');
  });

  it('that failed leaves the address to the first one: a request sends nothing there', async () => {
    const harness = await gone('unknown');
    harness.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await harness.send(true);
    await harness.run();
    const before = first(harness);
    expect((await harness.requestCapture()).email.state).toBe('already_sent');
    await choose(harness, OTHER);
    await harness.requestCapture();
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL, OTHER]);
    expect(first(harness)).toEqual(before);
  });
});

describe('an e-mail that was replaced', () => {
  it('is not tried again, by one or with all that failed', async () => {
    const harness = await deliveryHarness({
      webhook_url: 'https://hooks.example.com/a',
      active_email_mode: 'webhook',
    });
    harness.webhook.next.push({ kind: 'permanent', code: 'webhook_gone' });
    await harness.send();
    await harness.run();
    await harness.setEmailSettings({ active_email_mode: 'gmail' });
    await harness.send(true);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
    const { ports, id } = harness;
    await expect(runRetryDelivery(ports, { uid: 'max', delivery_id: id })).rejects.toMatchObject({
      message: DELIVERY_REFUSALS.replaced,
    });
    await harness.setEmailSettings({ active_email_mode: 'webhook' });
    const before = first(harness);
    const retried = await runRetryFailed(ports, { uid: 'max', channel: 'email_webhook' }).catch(
      () => ({ queued: 0 }),
    );
    expect(retried.queued).toBe(0);
    expect(first(harness)).toEqual(before);
  });

  it.each([
    [{ kind: 'temporary', code: 'mailbox_busy' }, 'cancelled', 'replaced'],
    [{ kind: 'accepted' }, 'sent', undefined],
    [{ kind: 'permanent', code: 'message_refused' }, 'failed', 'message_refused'],
  ] as const)('takes a late outcome (%j) and never goes again', async (outcome, state, code) => {
    const harness = await gone('unknown');
    const ref = { uid: 'max', id: harness.id };
    const uncertain = await loadDelivery(harness.documents, ref);
    const token = uncertain?.delivery.lease_token ?? null;
    expect(token).not.toBeNull();
    await harness.send(true);
    await harness.run();
    const seen = harness.delivery(harness.id);
    const now = harness.ports.clock();
    await runEnding(harness.ports, { ref, outcome, token, seen, tried: null, now });
    expect(harness.delivery(harness.id)).toMatchObject({ state, replaced_by: harness.newest() });
    expect(harness.delivery(harness.id).last_error?.code).toBe(code);
    expect(harness.claimed()).toBe(harness.id);
    harness.later(HOUR);
    await harness.run();
    expect(harness.sentTo()).toHaveLength(2);
  });

  it('may still be confirmed as arrived', async () => {
    const harness = await gone('unknown');
    await harness.send(true);
    await confirmDelivery(harness.ports, { uid: 'max', delivery_id: harness.id });
    expect(harness.delivery(harness.id)).toMatchObject({
      state: 'sent',
      replaced_by: harness.newest(),
    });
    expect(harness.delivery().state).toBe('queued');
    expect(harness.creator()).toMatchObject({
      email_sent: true,
      newest_email_id: harness.newest(),
    });
  });
});
