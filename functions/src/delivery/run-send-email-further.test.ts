import { describe, expect, it } from 'vitest';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import {
  ANN_MAIL,
  deliveryHarness,
  interrupted,
  type DeliveryHarness,
} from '../../test/delivery-harness.ts';
import { afterFirstEmail, BY_WEBHOOK, firstEmail } from '../../test/further-email.ts';
import { runChooseEmail } from '../creator/run-choose-email.ts';
import { optOut } from '../opt-out/opt-out.ts';
import { sendEmail } from './run-send-email.ts';

const OTHER = 'ann@agency-north.com';
const SECOND = '_a1';

const choose = ({ ports, creator_id }: DeliveryHarness, email: string) =>
  runChooseEmail(ports, { uid: 'max', creator_id, email });

describe('an email after one that went out, or may have', () => {
  it.each(['accepted', 'unknown'] as const)(
    'is a delivery of its own, and leaves the first (%s) as it was',
    async (outcome) => {
      const harness = await afterFirstEmail(outcome);
      const before = firstEmail(harness);
      await harness.send(true);
      expect(harness.newest()).toBe(harness.id + SECOND);
      expect(harness.delivery(harness.id).replaced_by).toBe(harness.newest());
      expect(firstEmail(harness)).toEqual(before);
      await harness.run();
      expect(firstEmail(harness)).toEqual(before);
      expect(harness.delivery()).toMatchObject({ state: 'sent', is_anyway: true, revision: 1 });
      expect(harness.delivery().message_id).not.toBe(before.message_id);
      expect(harness.claimed()).toBe(harness.id);
    },
  );

  it('may be followed by a third, and each stays as it was', async () => {
    const harness = await afterFirstEmail();
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
    const harness = await afterFirstEmail();
    await choose(harness, OTHER);
    await harness.send(true);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL, OTHER]);
    expect(harness.claimed()).toBe(harness.id);
    expect(harness.claimed(OTHER)).toBe(harness.newest());
    expect(harness.delivery(harness.id)).toMatchObject({ to: ANN_MAIL, state: 'sent' });
  });

  it('is written once by two calls at the same moment', async () => {
    const harness = await afterFirstEmail();
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
    const harness = await afterFirstEmail();
    await harness.send(true);
    const { creator_id } = harness;
    const address_hashes = [`hash-of-${ANN_MAIL}`];
    await optOut(harness.ports, { uid: 'max', creator_id, address_hashes });
    expect(harness.delivery()).toMatchObject({ state: 'cancelled' });
    await harness.run();
    expect(harness.sentTo()).toHaveLength(1);
  });

  it('that waits goes to the address chosen', async () => {
    const harness = await afterFirstEmail();
    await harness.send(true);
    await choose(harness, OTHER);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL, OTHER]);
    expect(harness.delivery(harness.id).to).toBe(ANN_MAIL);
  });

  it('that failed is overwritten, for it never went out', async () => {
    const harness = await afterFirstEmail();
    harness.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await harness.send(true);
    await harness.run();
    await harness.send(true);
    await harness.run();
    expect(harness.newest()).toBe(harness.id + SECOND);
    expect(harness.delivery().state).toBe('sent');
  });

  it('that failed leaves the next one to the person: a request sends nothing, to no address', async () => {
    const harness = await afterFirstEmail('unknown');
    harness.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await harness.send(true);
    await harness.run();
    const before = firstEmail(harness);
    expect((await harness.requestCapture()).email.state).toBe('already_sent');
    await choose(harness, OTHER);
    expect((await harness.requestCapture()).email.state).toBe('already_sent');
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
    expect(firstEmail(harness)).toEqual(before);
  });

  it('to another address gives that one up when it comes to nothing', async () => {
    const harness = await afterFirstEmail();
    await choose(harness, OTHER);
    harness.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await harness.send(true);
    await harness.run();
    expect(harness.delivery().state).toBe('failed');
    expect(harness.claimed(OTHER)).toBeUndefined();
    expect(harness.claimed()).toBe(harness.id);
  });

  it('through a webhook goes once for a repeated assent to one that waited there', async () => {
    const harness = await deliveryHarness(BY_WEBHOOK);
    harness.webhook.next.push({ kind: 'temporary', code: 'webhook_timed_out' });
    await harness.send();
    await harness.run();
    await harness.suppress('bounced');
    const { ports, creator_id } = harness;
    const assent = {
      uid: 'max',
      creator_id,
      anyway: true,
      seen_revision: harness.delivery().revision,
    };
    await sendEmail(ports, assent);
    await harness.run();
    expect(harness.delivery()).toMatchObject({ state: 'sent' });
    expect(await sendEmail(ports, assent)).toMatchObject({ state: 'sent' });
    await harness.run();
    expect(harness.webhook.requests).toHaveLength(2);
    expect(new Set(harness.webhook.requests.map(({ id }) => id)).size).toBe(1);
  });

  it('is not sent to an address that was given up at the same moment', async () => {
    const harness = await deliveryHarness();
    await harness.forget();
    const at = creatorDocument.path('max', harness.creator_id);
    const documents = interrupted(harness.documents, { at, happens: () => choose(harness, OTHER) });
    await harness.send(false, documents);
    await harness.run();
    expect(harness.sentTo()).toEqual([OTHER]);
  });
});
