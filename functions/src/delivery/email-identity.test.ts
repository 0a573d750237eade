import { describe, expect, it } from 'vitest';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { deliveryHarness } from '../../test/delivery-harness.ts';
import { forever } from '../../test/queue-delivery.ts';
import { whileSending } from '../../test/while-sending.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { readMessageId } from '../steps/message-id.ts';
import { runDispatch } from './run-dispatch.ts';

const HOUR = 3_600_000;
const busy = { kind: 'temporary', code: 'mailbox_busy' } as const;

describe('an email by Gmail', () => {
  it('has its Message-ID stored before a byte is sent, and is found by it', async () => {
    const harness = await deliveryHarness();
    let stored: Delivery | undefined;
    const mail = whileSending(harness.mail.sender, () => {
      stored = harness.delivery();
      return Promise.resolve();
    });
    await harness.send();
    expect(harness.delivery()).toMatchObject({ message_id: null, thread: null, in_reply_to: null });
    await runDispatch({ ...harness.ports, mail }, { uid: 'max', ...forever });
    const message_id = harness.mail.sent[0]?.message_id ?? '';
    expect(stored).toMatchObject({ message_id, thread: message_id, in_reply_to: null });
    expect(harness.delivery()).toMatchObject({ state: 'sent', message_id, thread: message_id });
    const sent = { uid: 'max', delivery_id: harness.id, revision: 0 };
    expect(readMessageId(harness.ports.secrets, message_id)).toEqual(sent);
  });

  it('keeps it over all attempts', async () => {
    const harness = await deliveryHarness();
    harness.mail.next.push({ at: 'send', outcome: busy });
    await harness.send();
    await harness.run();
    const { message_id } = harness.delivery();
    expect(harness.delivery().state).toBe('queued');
    harness.later(HOUR);
    await harness.run();
    expect(harness.mail.sent.map((sent) => sent.message_id)).toEqual([message_id]);
  });

  it('has another one once it is rendered again', async () => {
    const harness = await deliveryHarness();
    harness.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await harness.send();
    await harness.run();
    const { message_id } = harness.delivery();
    await harness.send();
    expect(harness.delivery()).toMatchObject({ state: 'queued', message_id: null });
    await harness.run();
    expect(harness.newest()).toBe(harness.id);
    expect(harness.delivery()).toMatchObject({ state: 'sent', replaced_by: null });
    expect(harness.delivery().message_id).not.toBe(message_id);
  });

  it('that failed and then went by webhook has none: the webhook gives it its own', async () => {
    const harness = await deliveryHarness();
    harness.mail.next.push({ at: 'send', outcome: busy });
    await harness.send();
    await harness.run();
    await harness.setEmailSettings(BY_WEBHOOK);
    harness.later(HOUR);
    await harness.run();
    const none = { message_id: null, thread: null, in_reply_to: null };
    expect(harness.delivery()).toMatchObject({ state: 'sent', channel: 'email_webhook', ...none });
  });
});
