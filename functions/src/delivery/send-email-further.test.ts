import { describe, expect, it } from 'vitest';
import { deliverySchema } from '@vibes/core/delivery/delivery';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import {
  ANN_MAIL,
  deliveryDesk,
  interrupted,
  type DeliveryDesk,
} from '../../test/delivery-desk.ts';
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

/** Whatever is stored of the first e-mail, but what replaced it. */
function first({ data, id }: DeliveryDesk) {
  const delivery = deliverySchema.parse(data(deliveryDocument.path('max', id)));
  const payload = data(deliveryPayloadDocument.path('max', id));
  return { ...delivery, replaced_by: null, payload };
}

/** A desk whose e-mail went out, or may have. */
async function gone(outcome: 'accepted' | 'unknown' = 'accepted') {
  const desk = await deliveryDesk();
  desk.mail.next.push({ at: 'send', outcome: { kind: outcome } });
  await desk.send();
  await desk.run();
  return desk;
}

const choose = ({ ports, creator_id }: DeliveryDesk, email: string) =>
  chooseEmail(ports, { uid: 'max', creator_id, email });

describe('an e-mail after one that went out, or may have', () => {
  it.each(['accepted', 'unknown'] as const)(
    'is a delivery of its own, and the first (%s) stays as it was',
    async (outcome) => {
      const desk = await gone(outcome);
      const before = first(desk);
      await desk.send(true);
      expect(desk.newest()).toBe(desk.id + SECOND);
      expect(desk.delivery(desk.id).replaced_by).toBe(desk.newest());
      expect(first(desk)).toEqual(before);
      await desk.run();
      expect(first(desk)).toEqual(before);
      expect(desk.delivery()).toMatchObject({ state: 'sent', is_anyway: true, revision: 1 });
      expect(desk.delivery().message_id).not.toBe(before.message_id);
      expect(desk.claimed()).toBe(desk.id);
    },
  );

  it('goes on to a third, and each keeps what it was', async () => {
    const desk = await gone();
    for (const id of ['_a1', '_a2', '_a3'].map((end) => desk.id + end)) {
      await desk.send(true);
      await desk.run();
      expect(desk.newest()).toBe(id);
    }
    expect(desk.sentTo()).toHaveLength(4);
    const ids = desk.mail.sent.map(({ message_id }) => message_id);
    expect(new Set(ids).size).toBe(4);
    expect(desk.day()).toMatchObject({ emails_sent: 4 });
  });

  it('to another address takes that address, and leaves the first one its own', async () => {
    const desk = await gone();
    await choose(desk, OTHER);
    await desk.send(true);
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL, OTHER]);
    expect(desk.claimed()).toBe(desk.id);
    expect(desk.claimed(OTHER)).toBe(desk.newest());
    expect(desk.delivery(desk.id)).toMatchObject({ to: ANN_MAIL, state: 'sent' });
  });

  it('is written once, though two ask at the same moment', async () => {
    const desk = await gone();
    const path = deliveryDocument.path('max', desk.id + SECOND);
    const documents = interrupted(desk.documents, { at: path, happens: () => desk.send(true) });
    await expect(desk.send(true, documents)).resolves.toMatchObject({ state: 'queued' });
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
    expect(desk.newest()).toBe(desk.id + SECOND);
  });

  it('that waits is stopped by the creator’s own word', async () => {
    const desk = await gone();
    await desk.send(true);
    const address_hash = `hash-of-${ANN_MAIL}`;
    await optOut(desk.ports, { uid: 'max', creator_id: desk.creator_id, address_hash });
    expect(desk.delivery()).toMatchObject({ state: 'cancelled' });
    await desk.run();
    expect(desk.sentTo()).toHaveLength(1);
  });

  it('that waits goes to the address chosen', async () => {
    const desk = await gone();
    await desk.send(true);
    await choose(desk, OTHER);
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL, OTHER]);
    expect(desk.delivery(desk.id).to).toBe(ANN_MAIL);
  });

  it('that failed is written over, for it never went out', async () => {
    const desk = await gone();
    desk.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await desk.send(true);
    await desk.run();
    await desk.send(true);
    await desk.run();
    expect(desk.newest()).toBe(desk.id + SECOND);
    expect(desk.delivery().state).toBe('sent');
  });

  it('that failed leaves the address to the first one: a press sends nothing there', async () => {
    const desk = await gone('unknown');
    desk.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await desk.send(true);
    await desk.run();
    const before = first(desk);
    expect((await desk.press()).email.state).toBe('already_sent');
    await choose(desk, OTHER);
    await desk.press();
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL, OTHER]);
    expect(first(desk)).toEqual(before);
  });
});

describe('an e-mail that was replaced', () => {
  it('is not tried again, by one or with all that failed', async () => {
    const desk = await deliveryDesk({
      webhook_url: 'https://hooks.example.com/a',
      active_email_mode: 'webhook',
    });
    desk.webhook.next.push({ kind: 'permanent', code: 'webhook_gone' });
    await desk.send();
    await desk.run();
    await desk.setEmailSettings({ active_email_mode: 'gmail' });
    await desk.send(true);
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
    const { ports, id } = desk;
    await expect(runRetryDelivery(ports, { uid: 'max', delivery_id: id })).rejects.toMatchObject({
      message: DELIVERY_REFUSALS.replaced,
    });
    await desk.setEmailSettings({ active_email_mode: 'webhook' });
    const before = first(desk);
    const retried = await runRetryFailed(ports, { uid: 'max', channel: 'email_webhook' }).catch(
      () => ({ queued: 0 }),
    );
    expect(retried.queued).toBe(0);
    expect(first(desk)).toEqual(before);
  });

  it.each([
    [{ kind: 'temporary', code: 'mailbox_busy' }, 'cancelled', 'replaced'],
    [{ kind: 'accepted' }, 'sent', undefined],
    [{ kind: 'permanent', code: 'message_refused' }, 'failed', 'message_refused'],
  ] as const)('hears a late word (%j) and never goes again', async (outcome, state, code) => {
    const desk = await gone('unknown');
    const ref = { uid: 'max', id: desk.id };
    const uncertain = await loadDelivery(desk.documents, ref);
    const token = uncertain?.delivery.lease_token ?? null;
    expect(token).not.toBeNull();
    await desk.send(true);
    await desk.run();
    const seen = desk.delivery(desk.id);
    const now = desk.ports.clock();
    await runEnding(desk.ports, { ref, outcome, token, seen, tried: null, now });
    expect(desk.delivery(desk.id)).toMatchObject({ state, replaced_by: desk.newest() });
    expect(desk.delivery(desk.id).last_error?.code).toBe(code);
    expect(desk.claimed()).toBe(desk.id);
    desk.later(HOUR);
    await desk.run();
    expect(desk.sentTo()).toHaveLength(2);
  });

  it('may still be said to have arrived', async () => {
    const desk = await gone('unknown');
    await desk.send(true);
    await confirmDelivery(desk.ports, { uid: 'max', delivery_id: desk.id });
    expect(desk.delivery(desk.id)).toMatchObject({ state: 'sent', replaced_by: desk.newest() });
    expect(desk.delivery().state).toBe('queued');
    expect(desk.creator()).toMatchObject({ email_sent: true, newest_email_id: desk.newest() });
  });
});
