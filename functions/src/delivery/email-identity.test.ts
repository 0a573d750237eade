import { describe, expect, it } from 'vitest';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { deliveryDesk } from '../../test/delivery-desk.ts';
import { forever } from '../../test/queue-delivery.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { readMessageId } from '../ports/message-id.ts';
import { runNudge } from './run-nudge.ts';

const HOUR = 3_600_000;
const WEBHOOK = { webhook_url: 'https://hooks.example.com/a', active_email_mode: 'webhook' };
const busy = { kind: 'temporary', code: 'mailbox_busy' } as const;

describe('an e-mail by Gmail', () => {
  it('has its Message-ID stored before a byte leaves, and it leads back', async () => {
    const desk = await deliveryDesk();
    let stored: Delivery | undefined;
    const mail: MailSender = async (account) => {
      const session = await desk.mail.sender(account);
      if ('refused' in session) return session;
      return {
        ...session,
        send(message) {
          stored = desk.delivery();
          return session.send(message);
        },
      };
    };
    await desk.send();
    expect(desk.delivery()).toMatchObject({ message_id: null, thread: null, in_reply_to: null });
    await runNudge({ ...desk.ports, mail }, { uid: 'max', ...forever });
    const message_id = desk.mail.sent[0]?.message_id ?? '';
    expect(stored).toMatchObject({ message_id, thread: message_id, in_reply_to: null });
    expect(desk.delivery()).toMatchObject({ state: 'sent', message_id, thread: message_id });
    const sent = { uid: 'max', delivery_id: desk.id, revision: 0 };
    expect(readMessageId(desk.ports.secrets, message_id)).toEqual(sent);
  });

  it('keeps it over all attempts', async () => {
    const desk = await deliveryDesk();
    desk.mail.next.push({ at: 'send', outcome: busy });
    await desk.send();
    await desk.run();
    const { message_id } = desk.delivery();
    expect(desk.delivery().state).toBe('queued');
    desk.later(HOUR);
    await desk.run();
    expect(desk.mail.sent.map((sent) => sent.message_id)).toEqual([message_id]);
  });

  it('has another once it is written anew', async () => {
    const desk = await deliveryDesk();
    desk.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await desk.send();
    await desk.run();
    const { message_id } = desk.delivery();
    await desk.send();
    expect(desk.delivery()).toMatchObject({ state: 'queued', message_id: null });
    await desk.run();
    expect(desk.newest()).toBe(desk.id);
    expect(desk.delivery()).toMatchObject({ state: 'sent', replaced_by: null });
    expect(desk.delivery().message_id).not.toBe(message_id);
  });

  it('that came back and went by webhook has none: the webhook gives it its own', async () => {
    const desk = await deliveryDesk();
    desk.mail.next.push({ at: 'send', outcome: busy });
    await desk.send();
    await desk.run();
    await desk.setEmailSettings(WEBHOOK);
    desk.later(HOUR);
    await desk.run();
    const none = { message_id: null, thread: null, in_reply_to: null };
    expect(desk.delivery()).toMatchObject({ state: 'sent', channel: 'email_webhook', ...none });
  });
});
