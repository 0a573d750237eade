import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import {
  contactedDocument,
  messageTemplatesDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryHarness, type DeliveryHarness } from '../../test/delivery-harness.ts';
import { sendEmail } from './run-send-email.ts';

/** Refused with a sentence, and nothing written. */
async function refused(harness: DeliveryHarness, sentence: RegExp, anyway = false) {
  const before = harness.documents.dump();
  await expect(harness.send(anyway)).rejects.toMatchObject({
    code: 'bad_request',
    message: expect.stringMatching(sentence) as string,
  });
  expect(harness.documents.dump()).toEqual(before);
}

describe('an email a person sends', () => {
  it('is the first to this creator: written from the templates, with its claim, and dispatched', async () => {
    const harness = await deliveryHarness();
    await harness.forget();
    expect(await harness.send()).toMatchObject({ state: 'queued', delivery_id: harness.id });
    expect(harness.delivery()).toMatchObject({
      kind: 'email',
      state: 'queued',
      to: ANN_MAIL,
      creator_name: 'Ann',
      subject: 'Paid Partnership Opportunity for Ann',
      is_anyway: false,
      revision: 0,
      due_at: harness.ports.clock(),
    });
    expect(harness.claimed()).toBe(harness.id);
    expect(harness.dispatched).toEqual([{ uid: 'max', id: harness.id }]);
    await harness.run();
    expect(harness.mail.sent).toMatchObject([
      { to: ANN_MAIL, subject: 'Paid Partnership Opportunity for Ann' },
    ]);
  });

  it('goes now whatever the settings hold back', async () => {
    const harness = await deliveryHarness({ hold_back: 'review' });
    await harness.forget();
    await harness.send();
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
  });

  it('goes as it was written when it waits for review', async () => {
    const harness = await deliveryHarness();
    const before = harness.payload();
    await harness.change(messageTemplatesDocument.path('max'), {
      email_template: 'Something else today',
    });
    expect(await harness.send()).toMatchObject({ state: 'queued', delivery_id: harness.id });
    expect(harness.payload()).toEqual(before);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
  });

  it('goes now when it was postponed', async () => {
    const harness = await deliveryHarness();
    const due_at = new Date('2026-05-02T12:00:00Z');
    await harness.set({
      state: 'queued',
      due_at,
      attempts: 2,
      last_error: refusal('mailbox_busy'),
    });
    await harness.send();
    expect(harness.delivery()).toMatchObject({ due_at: harness.ports.clock(), attempts: 2 });
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
  });

  it.each(['failed', 'cancelled'])(
    'that %s is written again, as the templates are now',
    async (state) => {
      const harness = await deliveryHarness();
      await harness.set({ state, due_at: undefined, attempts: 4, last_error: refusal('gave_up') });
      await harness.write('delete', contactedDocument.path('max', `hash-of-${ANN_MAIL}`));
      await harness.change(messageTemplatesDocument.path('max'), {
        email_template: 'Something else today',
      });
      await harness.send();
      expect(harness.delivery()).toMatchObject({
        state: 'queued',
        attempts: 0,
        revision: 1,
        last_error: null,
        is_anyway: false,
      });
      expect(harness.payload()).toMatchObject({ text: 'Something else today' });
      expect(harness.claimed()).toBe(harness.id);
      await harness.run();
      expect(harness.mail.sent).toMatchObject([{ to: ANN_MAIL }]);
    },
  );

  it('that waits is refused when the creator has opted out', async () => {
    const harness = await deliveryHarness();
    await harness.suppress('opted_out');
    await refused(harness, /unsubscribed/);
    await refused(harness, /unsubscribed/, true);
  });
});

describe('an email that cannot be sent is refused with what to do', () => {
  it.each([
    ['Hi {{who}}, shall we?', /\{\{who\}\}.*in Message Templates/],
    ['Hi {{creatorName, shall we?', /an incomplete variable.*in Message Templates/],
    ['Hi from [fill in: your brand]', /still says \[fill in: your brand\]/],
    ['Hi {{myName}}, shall we?', /\{\{myName\}\} is empty.*fallback/],
    ['   ', /template is empty/],
  ])('while the template is %s', async (email_template, sentence) => {
    const harness = await deliveryHarness();
    await harness.forget();
    await harness.change(messageTemplatesDocument.path('max'), { email_template });
    await harness.change(userDocument.path('max'), { name: '' });
    await refused(harness, sentence);
  });

  it('while the creator has no address, and when there is no such creator', async () => {
    const harness = await deliveryHarness();
    await harness.forget();
    await harness.setCreator({ email: null });
    await refused(harness, /no email address/);
    const nobody = { uid: 'max', creator_id: 'nobody' };
    await expect(sendEmail(harness.ports, nobody)).rejects.toMatchObject({
      message: expect.stringMatching(/isn’t in your CRM/) as string,
    });
    const stranger = { uid: 'eve', creator_id: harness.creator_id };
    await expect(sendEmail(harness.ports, stranger)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});
