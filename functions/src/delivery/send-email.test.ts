import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import {
  channelHealthDocument,
  contactedDocument,
  messageTemplatesDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryDesk, type DeliveryDesk } from '../../test/delivery-desk.ts';
import { sendEmail } from './send-email.ts';

const HOOK = { webhook_url: 'https://hooks.example.com/a', active_email_mode: 'webhook' };

/** Refused with a sentence, and nothing written. */
async function refused(desk: DeliveryDesk, sentence: RegExp, anyway = false) {
  const before = desk.documents.dump();
  await expect(desk.send(anyway)).rejects.toMatchObject({
    code: 'bad_request',
    message: expect.stringMatching(sentence) as string,
  });
  expect(desk.documents.dump()).toEqual(before);
}

describe('an e-mail a person sends', () => {
  it('is the first to this creator: written from the templates, with its claim, and nudged', async () => {
    const desk = await deliveryDesk();
    await desk.forget();
    expect(await desk.send()).toEqual({ state: 'queued' });
    expect(desk.delivery()).toMatchObject({
      kind: 'email',
      state: 'queued',
      to: ANN_MAIL,
      creator_name: 'Ann',
      subject: 'Paid Partnership Opportunity for Ann',
      is_anyway: false,
      revision: 0,
      due_at: desk.ports.clock(),
    });
    expect(desk.claimed()).toBe(desk.id);
    expect(desk.nudged).toEqual([{ uid: 'max', id: desk.id }]);
    await desk.run();
    expect(desk.mail.sent).toMatchObject([
      { to: ANN_MAIL, subject: 'Paid Partnership Opportunity for Ann' },
    ]);
  });

  it('goes now whatever the settings hold back', async () => {
    const desk = await deliveryDesk({ hold_back: 'review' });
    await desk.forget();
    await desk.send();
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });

  it('that waits for review goes as it was written', async () => {
    const desk = await deliveryDesk();
    const before = desk.payload();
    await desk.change(messageTemplatesDocument.path('max'), {
      email_template: 'Something else today',
    });
    expect(await desk.send()).toEqual({ state: 'queued' });
    expect(desk.payload()).toEqual(before);
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });

  it('that was put off goes now', async () => {
    const desk = await deliveryDesk();
    const due_at = new Date('2026-05-02T12:00:00Z');
    await desk.set({ state: 'queued', due_at, attempts: 2, last_error: refusal('mailbox_busy') });
    await desk.send();
    expect(desk.delivery()).toMatchObject({ due_at: desk.ports.clock(), attempts: 2 });
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });

  it.each(['failed', 'cancelled'])(
    'that %s is written anew, as the templates are now',
    async (state) => {
      const desk = await deliveryDesk();
      await desk.set({ state, due_at: undefined, attempts: 4, last_error: refusal('gave_up') });
      await desk.documents.commit([
        { kind: 'delete', path: contactedDocument.path('max', `hash-of-${ANN_MAIL}`) },
      ]);
      await desk.change(messageTemplatesDocument.path('max'), {
        email_template: 'Something else today',
      });
      await desk.send();
      expect(desk.delivery()).toMatchObject({
        state: 'queued',
        attempts: 0,
        revision: 1,
        last_error: null,
        is_anyway: false,
      });
      expect(desk.payload()).toMatchObject({ text: 'Something else today' });
      expect(desk.claimed()).toBe(desk.id);
      await desk.run();
      expect(desk.mail.sent).toMatchObject([{ to: ANN_MAIL }]);
    },
  );

  it('that went out goes a second time only anyway, as another message', async () => {
    const desk = await deliveryDesk();
    await desk.send();
    await desk.run();
    await refused(desk, /already had an e-mail/);
    await expect(desk.send()).rejects.toMatchObject({ reason: 'already_sent' });
    await desk.send(true);
    expect(desk.delivery()).toMatchObject({ is_anyway: true, state: 'queued', sent_at: null });
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
    const ids = desk.mail.sent.map(({ message_id }) => message_id);
    expect(new Set(ids).size).toBe(2);
  });

  it('that may have arrived says so, and goes again only anyway', async () => {
    const desk = await deliveryDesk();
    desk.mail.next.push({ at: 'send', outcome: { kind: 'unknown' } });
    await desk.send();
    await desk.run();
    expect(desk.delivery().state).toBe('uncertain');
    await refused(desk, /Check your Sent folder/);
    await desk.send(true);
    await desk.run();
    expect(desk.delivery()).toMatchObject({ state: 'sent', is_anyway: true });
  });

  it('to an address another mail has reached goes only anyway, and takes nothing from that one', async () => {
    const desk = await deliveryDesk();
    await desk.forget();
    const path = contactedDocument.path('max', `hash-of-${ANN_MAIL}`);
    await desk.documents.commit([
      { kind: 'create', path, data: { delivery_id: 'email_twin', at: new Date() } },
    ]);
    await refused(desk, /already had an e-mail/);
    await desk.send(true);
    expect(desk.delivery()).toMatchObject({ is_anyway: true });
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
    expect(desk.claimed()).toBe('email_twin');
  });

  it('to an address that was refused goes only anyway', async () => {
    const desk = await deliveryDesk();
    await desk.suppress('bounced');
    await refused(desk, /Choose another address/);
    await desk.send(true);
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });

  it('that waits is refused, not promised, to a creator who asked for no more', async () => {
    const desk = await deliveryDesk();
    await desk.suppress('opted_out');
    await refused(desk, /asked for no more/);
    await refused(desk, /asked for no more/, true);
  });
});

describe('what cannot be sent says what to do', () => {
  it.each([
    ['Hi {{who}}, shall we?', /\{\{who\}\}.*under Templates/],
    ['Hi {{creatorName, shall we?', /not a whole variable.*under Templates/],
    ['Hi from [fill in: your brand]', /still says \[fill in: your brand\]/],
    ['Hi {{myName}}, shall we?', /\{\{myName\}\} is empty.*fallback/],
    ['   ', /template is empty/],
  ])('while the template is %s', async (email_template, sentence) => {
    const desk = await deliveryDesk();
    await desk.forget();
    await desk.change(messageTemplatesDocument.path('max'), { email_template });
    await desk.change(userDocument.path('max'), { name: '' });
    await refused(desk, sentence);
  });

  it('while Gmail, or the webhook, is not ready', async () => {
    await refused(await deliveryDesk({ app_password_set: false }), /Gmail is not connected/);
    const noUrl = { active_email_mode: 'webhook', webhook_url: null };
    await refused(await deliveryDesk(noUrl), /no webhook URL/);
    const stopped = await deliveryDesk(HOOK);
    const data = {
      verified_at: null,
      failing_since: null,
      paused_until: null,
      stopped_at: stopped.ports.clock(),
      last_error: refusal('webhook_gone'),
    };
    const path = channelHealthDocument.path('max', 'email_webhook');
    await stopped.documents.commit([{ kind: 'create', path, data }]);
    await refused(stopped, /Press Resume/);
  });

  it('while the creator has no address, and when there is no such creator', async () => {
    const desk = await deliveryDesk();
    await desk.forget();
    await desk.setCreator({ email: null });
    await refused(desk, /no address/);
    const nobody = { uid: 'max', creator_id: 'nobody' };
    await expect(sendEmail(desk.ports, nobody)).rejects.toMatchObject({
      message: expect.stringMatching(/not in your CRM/) as string,
    });
    const stranger = { uid: 'eve', creator_id: desk.creator_id };
    await expect(sendEmail(desk.ports, stranger)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
