import { describe, expect, it } from 'vitest';
import {
  answerDraftDocument,
  deliveryDocument,
  inboundDocument,
  mailboxDocument,
} from '@vibes/core/firestore/documents';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { dyingMail } from '../../test/queue-delivery.ts';
import { answerCreator } from './answer-creator.ts';
import { runDelivery } from './run-delivery.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';

const TEXT = 'We pay 200 dollars.\n\nMax';

/** Ann was written to, and answered. */
async function annAnswered(change: Partial<Inbound> = {}) {
  const ann = await deliveryHarness();
  const { uid, id, creator_id, ports } = ann;
  await ann.send();
  await runDelivery(ports, { uid, id });
  ann.later(60_000);
  const message: Inbound = {
    creator_id,
    class: 'reply',
    at: ports.clock(),
    from: ANN_MAIL,
    subject: 'Re: Hello',
    text: 'What do you pay?',
    has_more: false,
    message_id: 'r1@studio.test',
    in_reply_to: ann.delivery(id).message_id,
    references: [ann.delivery(id).message_id ?? ''],
    delivery_id: id,
    bounce: null,
    wants_stop: false,
    source: 'mailbox',
    ...change,
  };
  await ann.documents.commit([
    { kind: 'create', path: inboundDocument.path(uid, creator_id, 'm1'), data: message },
  ]);
  await ann.setCreator({ awaiting: 'us', last_in_at: message.at });
  const asked = { uid, creator_id, inbound_id: 'm1', text: TEXT, number: 1 };
  const first = `email_${creator_id}_r1`;
  return {
    ...ann,
    first,
    answer: (change = {}) => answerCreator(ports, { ...asked, ...change }),
    runAnswer: () => runDelivery(ports, { uid, id: first }),
    reason: (change = {}) =>
      answerCreator(ports, { ...asked, ...change }).catch((error: unknown) =>
        error instanceof Error ? error.message : '',
      ),
  };
}

describe('an answer', () => {
  it('goes out in the thread, as plain text, without footer and link', async () => {
    const ann = await annAnswered();
    expect(await ann.answer()).toEqual({ delivery_id: ann.first, state: 'queued' });
    expect(await ann.runAnswer()).toBe('sent');
    const [original, sent] = ann.mail.sent;
    expect(sent).toMatchObject({
      to: ANN_MAIL,
      subject: 'Re: Hello',
      text: TEXT,
      html: '',
      in_reply_to: 'r1@studio.test',
      references: [original?.message_id, 'r1@studio.test'],
      unsubscribe_url: null,
    });
    expect(ann.delivery(ann.first)).toMatchObject({
      state: 'sent',
      answers: 'm1',
      thread: ann.delivery(ann.id).thread,
      in_reply_to: 'r1@studio.test',
    });
    expect(ann.creator()).toMatchObject({
      awaiting: 'them',
      last_out_at: ann.ports.clock(),
      answers: 1,
      newest_email_id: null,
    });
  });

  it('costs no credit, and is no outreach of the day, but counts in the mailbox', async () => {
    const ann = await annAnswered();
    const balance = ann.balance();
    await ann.answer();
    await ann.runAnswer();
    expect(ann.balance()).toBe(balance);
    expect(ann.day()).toMatchObject({ emails_sent: 1 });
    expect(ann.data(mailboxDocument.path('max'))?.['window']).toHaveLength(2);
    expect(ann.claimed()).toBe(ann.id);
  });

  it('goes out with the cap full', async () => {
    const ann = await annAnswered();
    await ann.setEmailSettings({ daily_cap: 1 });
    await ann.answer();
    expect(await ann.runAnswer()).toBe('sent');
  });

  it('goes to whoever wrote, and takes the draft with it', async () => {
    const ann = await annAnswered({ from: 'bea@agency.test' });
    const draft = answerDraftDocument.path('max', ann.creator_id);
    await ann.documents.commit([
      { kind: 'set', path: draft, data: { text: 'We', updated_at: ann.ports.clock() } },
    ]);
    await ann.answer();
    await ann.runAnswer();
    expect(ann.sentTo()).toEqual([ANN_MAIL, 'bea@agency.test']);
    expect(ann.data(draft)).toBeUndefined();
  });

  it('asked for twice goes out once; another one with its number is refused', async () => {
    const ann = await annAnswered();
    const both = await Promise.allSettled([ann.answer(), ann.answer()]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await ann.reason({ text: 'Another' })).toMatch(/another answer/);
    await ann.runAnswer();
    await ann.answer();
    await ann.runAnswer();
    expect(ann.sentTo()).toHaveLength(2);
  });

  it('follows another one, under the next number', async () => {
    const ann = await annAnswered();
    await ann.answer();
    expect(await ann.answer({ text: 'And by Friday?', number: 2 })).toMatchObject({
      delivery_id: `email_${ann.creator_id}_r2`,
    });
  });

  it.each([
    ['an empty one', {}, { text: ' \n ' }, /Write an answer/],
    ['one that is too long', {}, { text: 'x'.repeat(20_001) }, /20,001 characters/],
    ['one to a report', { class: 'bounce' as const }, {}, /nobody to answer/],
    ['one to no message', {}, { inbound_id: 'm9' }, /no longer there/],
  ])('%s is refused, and nothing is written', async (_, message, change, sentence) => {
    const ann = await annAnswered(message);
    expect(await ann.reason(change)).toMatch(sentence);
    expect(ann.data(deliveryDocument.path('max', ann.first))).toBeUndefined();
    expect(ann.creator().answers).toBe(0);
  });

  it('is refused while emails go by webhook, to one who opted out, and without Gmail', async () => {
    const ann = await annAnswered();
    await ann.setEmailSettings({ active_email_mode: 'webhook', webhook_url: 'https://a.test/x' });
    expect(await ann.reason()).toMatch(/through Gmail/);
    await ann.setEmailSettings({ active_email_mode: 'gmail', app_password_set: false });
    expect(await ann.reason()).toMatch(/isn’t connected/);
    await ann.setEmailSettings({ app_password_set: true });
    await ann.suppress('opted_out');
    expect(await ann.reason()).toMatch(/unsubscribed/);
  });

  it('whose worker was killed is uncertain, and is not sent again by itself or by a retry', async () => {
    const ann = await annAnswered();
    await ann.answer();
    const killed = { ...ann.ports, mail: dyingMail };
    await runDelivery(killed, { uid: 'max', id: ann.first }).catch(() => undefined);
    ann.later(10 * 60_000);
    await ann.run();
    expect(ann.delivery(ann.first).state).toBe('uncertain');
    const retry = runRetryDelivery(ann.ports, { uid: 'max', delivery_id: ann.first });
    await expect(retry).rejects.toThrow(/may have arrived/);
  });

  it('that failed goes out by a retry, itself and not the first email', async () => {
    const ann = await annAnswered();
    await ann.answer();
    ann.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    expect(await ann.runAnswer()).toBe('failed');
    await runRetryDelivery(ann.ports, { uid: 'max', delivery_id: ann.first });
    expect(await ann.runAnswer()).toBe('sent');
    expect(ann.mail.sent.at(-1)?.text).toBe(TEXT);
  });
});
