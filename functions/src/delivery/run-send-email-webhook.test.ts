import { describe, expect, it } from 'vitest';
import { creatorDocument, messageTemplatesDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { sendEmail } from './run-send-email.ts';

describe('an email that a webhook may have', () => {
  async function tried() {
    const harness = await deliveryHarness(BY_WEBHOOK);
    harness.webhook.next.push({ kind: 'permanent', code: 'webhook_redirected' });
    await harness.send();
    await harness.run();
    expect(harness.delivery()).toMatchObject({ state: 'failed', channel: 'email_webhook' });
    return harness;
  }

  it('is posted again as it was, under the same id', async () => {
    const harness = await tried();
    await harness.change(messageTemplatesDocument.path('max'), {
      email_template: 'Something else today',
    });
    await harness.send();
    expect(harness.claimed()).toBe(harness.id);
    await harness.run();
    const [first, second] = harness.webhook.requests;
    expect(second).toMatchObject({ id: first?.id, body: first?.body });
    expect(harness.delivery().state).toBe('sent');
  });

  it('goes through Gmail only with assent, as a message of its own', async () => {
    const harness = await tried();
    await harness.setEmailSettings({ active_email_mode: 'gmail' });
    await expect(harness.send()).rejects.toMatchObject({
      message: expect.stringMatching(/Check there before/) as string,
    });
    await harness.send(true);
    expect(harness.delivery()).toMatchObject({ channel: null, attempts: 0, revision: 1 });
    expect(harness.payload()).not.toHaveProperty('request');
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
  });

  it('goes to the webhook anyway as another event', async () => {
    const harness = await tried();
    await harness.send(true);
    await harness.run();
    const ids = harness.webhook.requests.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('is repeated by another request too, and only to that webhook', async () => {
    const harness = await tried();
    await harness.setEmailSettings({ active_email_mode: 'gmail' });
    expect((await harness.requestCapture()).email.state).toBe('already_sent');
    await harness.setEmailSettings({ active_email_mode: 'webhook' });
    expect((await harness.requestCapture()).email).toEqual({ state: 'queued', to: ANN_MAIL });
    expect(harness.claimed()).toBe(harness.id);
    await harness.run();
    const [first, second] = harness.webhook.requests;
    expect(second).toMatchObject({ id: first?.id, body: first?.body });
    expect(harness.sentTo()).toEqual([]);
  });

  it('keeps its address to itself, as it may be there', async () => {
    const harness = await tried();
    expect(harness.claimed()).toBe(harness.id);
    await harness.setEmailSettings({ active_email_mode: 'gmail' });
    const id = 'twin';
    const { uid, documents } = harness;
    await documents.commit([
      { kind: 'create', path: creatorDocument.path(uid, id), data: { ...harness.creator(), id } },
    ]);
    await expect(sendEmail(harness.ports, { uid, creator_id: id })).rejects.toMatchObject({
      message: expect.stringMatching(/already emailed/) as string,
    });
    await harness.send(true);
    harness.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await harness.run();
    expect(harness.delivery().state).toBe('failed');
    expect(harness.claimed()).toBe(harness.id);
  });
});
