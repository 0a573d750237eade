import { describe, expect, it } from 'vitest';
import { creatorDocument, messageTemplatesDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryDesk } from '../../test/delivery-desk.ts';
import { sendEmail } from './send-email.ts';

const HOOK = { webhook_url: 'https://hooks.example.com/a', active_email_mode: 'webhook' };

describe('an e-mail that a webhook may have', () => {
  async function tried() {
    const desk = await deliveryDesk(HOOK);
    desk.webhook.next.push({ kind: 'permanent', code: 'webhook_redirected' });
    await desk.send();
    await desk.run();
    expect(desk.delivery()).toMatchObject({ state: 'failed', channel: 'email_webhook' });
    return desk;
  }

  it('is posted again as it was, under the same id', async () => {
    const desk = await tried();
    await desk.change(messageTemplatesDocument.path('max'), {
      email_template: 'Something else today',
    });
    await desk.send();
    expect(desk.claimed()).toBe(desk.id);
    await desk.run();
    const [first, second] = desk.webhook.requests;
    expect(second).toMatchObject({ id: first?.id, body: first?.body });
    expect(desk.delivery().state).toBe('sent');
  });

  it('goes through Gmail only anyway, as a message of its own', async () => {
    const desk = await tried();
    await desk.setEmailSettings({ active_email_mode: 'gmail' });
    await expect(desk.send()).rejects.toMatchObject({
      message: expect.stringMatching(/Check there before/) as string,
    });
    await desk.send(true);
    expect(desk.delivery()).toMatchObject({ channel: null, attempts: 0, revision: 1 });
    expect(desk.payload()).not.toHaveProperty('request');
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });

  it('anyway through the webhook is another event to it', async () => {
    const desk = await tried();
    await desk.send(true);
    await desk.run();
    const ids = desk.webhook.requests.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('is repeated by another press of the phone too, and only to that webhook', async () => {
    const desk = await tried();
    await desk.setEmailSettings({ active_email_mode: 'gmail' });
    expect((await desk.press()).email.state).toBe('already_sent');
    await desk.setEmailSettings({ active_email_mode: 'webhook' });
    expect((await desk.press()).email).toEqual({ state: 'queued', to: ANN_MAIL });
    expect(desk.claimed()).toBe(desk.id);
    await desk.run();
    const [first, second] = desk.webhook.requests;
    expect(second).toMatchObject({ id: first?.id, body: first?.body });
    expect(desk.sentTo()).toEqual([]);
  });

  it('keeps its address to itself, as it may be there', async () => {
    const desk = await tried();
    expect(desk.claimed()).toBe(desk.id);
    await desk.setEmailSettings({ active_email_mode: 'gmail' });
    const id = 'twin';
    const { uid, documents } = desk;
    await documents.commit([
      { kind: 'create', path: creatorDocument.path(uid, id), data: { ...desk.creator(), id } },
    ]);
    await expect(sendEmail(desk.ports, { uid, creator_id: id })).rejects.toMatchObject({
      message: expect.stringMatching(/already had an e-mail/) as string,
    });
    await desk.send(true);
    desk.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await desk.run();
    expect(desk.delivery().state).toBe('failed');
    expect(desk.claimed()).toBe(desk.id);
  });
});
