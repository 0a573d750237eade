import { describe, expect, it } from 'vitest';
import {
  contactedDocument,
  deliveryDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import type { ReplyRequest } from '@vibes/core/api/reply-request';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { runDelivery } from '../delivery/run-delivery.ts';
import { reportReply, type ReportPorts } from './run-report-reply.ts';

/** Ann had an email through the person's webhook. */
async function annByWebhook() {
  const ann = await deliveryHarness({
    active_email_mode: 'webhook',
    webhook_url: 'https://hooks.brand.test/email',
  });
  await ann.send();
  await runDelivery(ann.ports, { uid: 'max', id: ann.id });
  ann.later(60_000);
  const ports: ReportPorts = { ...ann.ports, checkAccess: () => Promise.resolve(), per_minute: 10 };
  const report = (reply: Partial<ReplyRequest> = {}, use: { is_first_use?: boolean } = {}) =>
    reportReply(ports, {
      uid: 'max',
      signed_in_at: null,
      ...use,
      reply: {
        webhook_id: undefined,
        message_id: undefined,
        from: ANN_MAIL,
        subject: 'Re: Hello',
        text: 'Yes!',
        ...reply,
      },
    });
  const inbound = () => ann.under(inboundDocument.collection('max', ann.creator_id));
  return { ...ann, report, inbound };
}

describe('a reported reply', () => {
  it('is recorded as one from a mailbox is, by the address it came from', async () => {
    const ann = await annByWebhook();
    expect(
      await ann.report({ text: 'Yes!\n\nOn 1 May 2026 at 9:00, Max <m@b.com> wrote:\n> Hi' }),
    ).toEqual({
      recorded: true,
      creator: { id: ann.creator_id, name: 'Ann' },
    });
    expect(ann.inbound()).toMatchObject([
      { class: 'reply', text: 'Yes!', source: 'webhook', from: ANN_MAIL, delivery_id: ann.id },
    ]);
    expect(ann.creator()).toMatchObject({ status: 'Responded', awaiting: 'us' });
    expect(ann.day()?.replies).toBe(1);
  });

  it('is found by the webhook-id alone', async () => {
    const ann = await annByWebhook();
    await ann.report({ webhook_id: ann.webhook.requests[0]?.id ?? '', from: undefined });
    expect(ann.inbound()).toMatchObject([{ from: ANN_MAIL, delivery_id: ann.id }]);
  });

  it('twice, or three times at once, is one reply; another text is another', async () => {
    const ann = await annByWebhook();
    const all = await Promise.all([ann.report(), ann.report(), ann.report()]);
    expect(all.filter(({ recorded }) => recorded)).toHaveLength(1);
    await ann.report({ text: 'And when?' });
    expect(ann.inbound()).toHaveLength(2);
    expect(ann.day()?.replies).toBe(1);
  });

  it('keeps its time, but never a later one than now', async () => {
    const ann = await annByWebhook();
    await ann.report({ at: '2026-05-01T12:00:30Z' });
    await ann.report({ at: new Date(ann.ports.clock().getTime() + 3_600_000).toISOString() });
    expect(ann.inbound().map(({ at }) => at)).toEqual([
      new Date('2026-05-01T12:00:30Z'),
      ann.ports.clock(),
    ]);
  });

  it('names itself by its Message-ID, as a mailbox does', async () => {
    const ann = await annByWebhook();
    await ann.report({ message_id: 'r1@studio.test' });
    expect(await ann.report({ message_id: 'r1@studio.test', text: 'Yes, again' })).toMatchObject({
      recorded: false,
    });
    expect(ann.inbound()).toMatchObject([{ message_id: 'r1@studio.test', text: 'Yes!' }]);
    expect(
      ann.data(inboundDocument.path('max', ann.creator_id, 'hash-of-r1@studio.test')),
    ).toBeDefined();
  });

  it('from another address than the email’s is found by its webhook-id', async () => {
    const ann = await annByWebhook();
    const webhook_id = ann.webhook.requests[0]?.id ?? '';
    await ann.report({ webhook_id, from: 'ann@agency-north.com' });
    expect(ann.inbound()).toMatchObject([{ from: 'ann@agency-north.com', delivery_id: ann.id }]);
    await expect(ann.report({ from: 'ann@agency-north.com' })).rejects.toThrow(/No email/);
  });

  it('of a creator whom no email went to is found by their address', async () => {
    const ann = await annByWebhook();
    await ann.documents.commit([
      { kind: 'delete', path: deliveryDocument.path('max', ann.id) },
      { kind: 'delete', path: contactedDocument.path('max', `hash-of-${ANN_MAIL}`) },
    ]);
    expect(await ann.report()).toMatchObject({ recorded: true, creator: { id: ann.creator_id } });
    expect(ann.inbound()).toMatchObject([{ delivery_id: null, from: ANN_MAIL }]);
  });

  it('that is very long is cut, and offers to stop where it asks for that', async () => {
    const ann = await annByWebhook();
    await ann.report({ text: `Please stop writing to me. ${'No. '.repeat(20_000)}` });
    const [message] = ann.inbound();
    expect(String(message?.['text'])).toHaveLength(20_000);
    expect(message).toMatchObject({ has_more: true, wants_stop: true });
    expect(ann.creator().opted_out_at).toBeNull();
  });

  it('is shown by its own words, and kept whole; a wish to stop may stand in the signature', async () => {
    const ann = await annByWebhook();
    const quote = 'On 1 May 2026 at 12:00, Max <max@brand.test> wrote:\n> Hi Ann';
    const text = `No, thanks.\n\n--\nAnn\nPlease stop emailing me.\n\n${quote}`;
    await ann.report({ text });
    expect(ann.inbound()).toMatchObject([{ text: 'No, thanks.', whole: text, wants_stop: true }]);
  });

  it('shows the first use of a key to every open app', async () => {
    const ann = await annByWebhook();
    const told = () => ann.data('users/max')?.['user_data_changed_at'];
    const before = told();
    await ann.report();
    expect(told()).toEqual(before);
    await ann.report({ text: 'And when?' }, { is_first_use: true });
    expect(told()).toEqual(ann.ports.clock());
  });

  it.each([
    ['nobody’s', { from: 'bob@else.test' }, /No email of yours/],
    ['another user’s', { from: undefined, webhook_id: 'eve_email_ann' }, /No email of yours/],
    ['from nowhere', { from: undefined }, /webhook_id or from/],
    ['of another century', { at: '1926-05-01T12:00:00Z' }, /“at” has to be/],
    ['to come', { at: '2099-01-01T00:00:00Z' }, /“at” has to be/],
    ['without words', { text: ' \n' }, /“text” is empty/],
  ])('%s is refused with a sentence', async (_, reply, sentence) => {
    const ann = await annByWebhook();
    await expect(ann.report(reply)).rejects.toThrow(sentence);
    expect(ann.inbound()).toEqual([]);
  });

  it('is refused above the limit, and to a blocked account', async () => {
    const ann = await annByWebhook();
    for (let times = 0; times < 10; times += 1) await ann.report();
    await expect(ann.report()).rejects.toMatchObject({ code: 'rate_limited' });
    ann.later(60_000);
    await ann.change('users/max', { blocked_at: ann.ports.clock() });
    await expect(ann.report()).rejects.toMatchObject({ reason: 'account_blocked' });
  });
});
