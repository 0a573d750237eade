import { describe, expect, it } from 'vitest';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { ANN_WROTE, answeredCreator } from '../../test/answered-creator.ts';
import { ANN_MAIL, interrupted } from '../../test/delivery-harness.ts';
import type { Documents } from '../ports/documents.ts';
import { optOut } from '../opt-out/opt-out.ts';

const MANAGER = 'mia@agency-north.com';
const refusal = (reason: string) => ({ code: 'bad_request', reason });

/** Everything that is stored, to see that nothing was written. */
const everything = ({ documents }: Awaited<ReturnType<typeof answeredCreator>>) =>
  structuredClone(documents.dump());

describe('an answer', () => {
  it('is queued in the thread, with its number and without its draft, in one write', async () => {
    const ann = await answeredCreator();
    const commits: number[] = [];
    const documents: Documents = {
      ...ann.ports.documents,
      commit: (writes) => {
        commits.push(writes.length);
        return ann.ports.documents.commit(writes);
      },
    };
    const delivery_id = ann.answer_id();
    expect(await ann.answer({ text: ' A hundred.\r\nMax\n\n' }, documents)).toEqual({
      delivery_id,
      state: 'queued',
    });
    expect(commits).toEqual([4]);
    expect(ann.answered()).toMatchObject({
      kind: 'email',
      state: 'queued',
      due_at: ann.ports.clock(),
      creator_id: ann.creator_id,
      creator_name: 'Ann',
      to: ANN_MAIL,
      subject: 'Re: Hello',
      answers: 'm1',
      in_reply_to: ANN_WROTE,
      thread: ann.sent,
      message_id: null,
    });
    expect(ann.answerPayload()).toEqual({
      subject: 'Re: Hello',
      text: ' A hundred.\nMax',
      html: '',
      footer: null,
      references: [ann.sent, ANN_WROTE],
    });
    expect(ann.creator()).toMatchObject({ answers: 1, awaiting: 'us', newest_email_id: null });
    expect(ann.draft()).toBeUndefined();
    expect(ann.dispatched.at(-1)).toEqual({ uid: 'max', id: delivery_id });
    expect(ann.claimed()).toBe(ann.id);
  });

  it('goes out as plain text, with the headers of its thread alone', async () => {
    const ann = await answeredCreator();
    await ann.answer();
    await ann.run();
    const [mail, ...others] = ann.wire();
    expect(others).toEqual([]);
    expect(mail).toEqual({
      from: 'max@gmail.com',
      to: ANN_MAIL,
      subject: 'Re: Hello',
      text: 'A hundred.',
      html: '',
      message_id: ann.answered().message_id,
      in_reply_to: ANN_WROTE,
      references: [ann.sent, ANN_WROTE],
      unsubscribe_url: null,
    });
    expect(mail?.message_id).not.toBe(ann.sent);
    expect(ann.answered()).toMatchObject({ state: 'sent', thread: ann.sent, channel: 'gmail' });
  });

  it('makes it the creator’s turn shows in the feed, costs no credit, and is no outreach of the day', async () => {
    const ann = await answeredCreator();
    const balance = ann.balance();
    await ann.answer();
    const at = ann.ports.clock();
    await ann.run();
    expect(ann.creator()).toMatchObject({
      status: 'Responded',
      awaiting: 'them',
      last_out_at: at,
      email_sent: true,
      newest_email_id: null,
    });
    expect(ann.day()).toMatchObject({ emails_sent: 1, replies: 1 });
    const feed = ann.feed().filter(({ kind }) => kind === 'email_sent');
    expect(feed).toHaveLength(2);
    expect(ann.balance()).toBe(balance);
  });

  it('goes to the address that the message came from', async () => {
    const ann = await answeredCreator();
    await ann.writes({ from: MANAGER, message_id: 'r2@agency-north.com' }, 'm2');
    await ann.answer({ inbound_id: 'm2' });
    await ann.run();
    expect(ann.sentTo()).toEqual([ANN_MAIL, MANAGER]);
    expect(ann.claimed(MANAGER)).toBeUndefined();
    expect(ann.creator().email).toBe(ANN_MAIL);
  });

  it('is in no thread where nothing is known of one', async () => {
    const ann = await answeredCreator();
    const none = { message_id: null, in_reply_to: null, references: [] };
    await ann.set({ message_id: null, thread: null });
    await ann.writes({ ...none, subject: '', source: 'webhook' }, 'm2');
    await ann.answer({ inbound_id: 'm2' });
    await ann.run();
    const { message_id, thread } = ann.answered();
    expect(ann.wire()).toMatchObject([{ message_id, in_reply_to: null, references: [] }]);
    expect(thread).toBe(message_id);
    expect(ann.answered().subject).toBe(`Re: ${ann.delivery(ann.id).subject}`);
  });
});

describe('the same answer', () => {
  it('again is the same delivery, and writes nothing', async () => {
    const ann = await answeredCreator();
    await ann.answer();
    await ann.run();
    const before = everything(ann);
    const again = { delivery_id: ann.answer_id(), state: 'sent' };
    expect(await ann.answer()).toEqual(again);
    expect(everything(ann)).toEqual(before);
    await expect(ann.answer({ text: 'Two hundred.' })).rejects.toMatchObject(refusal('changed'));
    await expect(ann.answer({ number: 3 })).rejects.toMatchObject(refusal('changed'));
    expect(everything(ann)).toEqual(before);
  });

  it('from two tabs at once is one answer', async () => {
    const ann = await answeredCreator();
    const results = await Promise.all([1, 2, 3].map(() => ann.answer()));
    expect(new Set(results.map(({ delivery_id }) => delivery_id)).size).toBe(1);
    await ann.run();
    expect(ann.answers()).toHaveLength(1);
    expect(ann.wire()).toHaveLength(1);
    expect(ann.creator().answers).toBe(1);
  });

  it('written differently in two tabs is one answer, and one refusal', async () => {
    const ann = await answeredCreator();
    const ends = await Promise.allSettled(['One.', 'Two.'].map((text) => ann.answer({ text })));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = ends.find((end) => end.status === 'rejected');
    expect(refused?.reason).toMatchObject(refusal('changed'));
    expect(ann.answers()).toHaveLength(1);
  });

  it('to the next message has the next number', async () => {
    const ann = await answeredCreator();
    await ann.answer();
    await ann.run();
    await ann.writes({ message_id: 'r2@studio-lee.com', text: 'Deal.' }, 'm2');
    await ann.answer({ inbound_id: 'm2', text: 'Great.', number: 2 });
    await ann.run();
    expect(ann.answers()).toHaveLength(2);
    expect(ann.creator()).toMatchObject({ answers: 2, awaiting: 'them' });
    expect(ann.wire().map(({ text }) => text)).toEqual(['A hundred.', 'Great.']);
  });
});

describe('an answer is refused, and nothing is written,', () => {
  it('to a creator who unsubscribed, also between two reads', async () => {
    const ann = await answeredCreator();
    const happens = () =>
      optOut(ann.ports, {
        uid: 'max',
        creator_id: ann.creator_id,
        address_hashes: [`hash-of-${ANN_MAIL}`],
      });
    const at = creatorDocument.path('max', ann.creator_id);
    const answering = ann.answer({}, interrupted(ann.documents, { at, happens }));
    await expect(answering).rejects.toMatchObject(refusal('opted_out'));
    expect(ann.answers()).toEqual([]);
    expect(ann.draft()).toBeDefined();
  });

  it('to an address that unsubscribed', async () => {
    const ann = await answeredCreator();
    await ann.writes({ from: MANAGER }, 'm2');
    await ann.suppress('opted_out', MANAGER);
    const answering = ann.answer({ inbound_id: 'm2' });
    await expect(answering).rejects.toMatchObject(refusal('opted_out'));
  });

  it('to a message or a creator that is not there', async () => {
    const ann = await answeredCreator();
    const nothing = ann.answer({ inbound_id: 'm9' });
    await expect(nothing).rejects.toThrow(/no longer there/);
    await ann.write('delete', creatorDocument.path('max', ann.creator_id));
    await expect(ann.answer()).rejects.toMatchObject({ code: 'bad_request' });
    expect(ann.data(deliveryDocument.path('max', ann.answer_id()))).toBeUndefined();
  });
});
