import {
  answerDraftDocument,
  creatorDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import { answerId, creatorOfEmail } from '@vibes/core/delivery/email-id';
import { expect, it } from 'vitest';
import { call } from '../../local/src/world/call.ts';
import { openTestAccount } from '../support/account.ts';
import { dataOf, database } from '../support/database.ts';
import { deliveryOf, queueMails, reaches, saveSettings, work } from '../support/deliveries.ts';
import { mailsTo } from '../support/mailbox.ts';

/** A creator whose manager answered the email they had. */
async function answeredCreator() {
  const account = await openTestAccount(5);
  const { uid } = account;
  const [{ id, to } = { id: '', to: '' }] = await queueMails(account, 1);
  await work(uid);
  const creator_id = creatorOfEmail(id) ?? '';
  const sent = String((await deliveryOf(uid, id))?.['message_id']);
  const from = `manager-of-${to}`;
  const db = await database();
  const at = new Date();
  await db.doc(inboundDocument.path(uid, creator_id, 'm1')).set({
    ...{ creator_id, class: 'reply', at, from, subject: 'AW: Hello', text: 'How much?' },
    ...{ whole: null },
    ...{
      has_more: false,
      is_unreadable: false,
      message_id: 'r1@creator.test',
      in_reply_to: sent,
      references: [sent],
    },
    ...{
      delivery_id: id,
      bounce: null,
      wants_stop: false,
      proof: 'proven',
      in_junk: false,
      person_says: null,
      is_sender_known: true,
      source: 'mailbox',
      kept_at: at,
    },
  });
  const draft = answerDraftDocument.path(uid, creator_id);
  await db.doc(draft).set({ text: 'A hund', updated_at: at });
  const creator = () => dataOf(creatorDocument.path(uid, creator_id));
  const answer = (text: string) =>
    call({
      ...account.session,
      name: 'answerCreator',
      payload: { creator_id, inbound_id: 'm1', text, number: 1 },
    });
  return { account, uid, creator_id, from, sent, draft, creator, answer };
}

it('an answer goes out once, in its thread, however often and where it is sent', async () => {
  const { account, uid, creator_id, from, sent, draft, creator, answer } = await answeredCreator();
  await saveSettings(account, { table: 'email_settings', data: { daily_cap: 1 } });
  const delivery_id = answerId(creator_id, 1);
  const answers = await Promise.all([1, 2, 3].map(() => answer('A hundred.\n\nMax')));
  expect(new Set(answers.map((one) => one.delivery_id))).toEqual(new Set([delivery_id]));
  await expect(answer('Two hundred.')).rejects.toThrow(/another answer/);
  expect(await reaches(uid, delivery_id, 'sent')).toMatchObject({ thread: sent, to: from });
  const [mail, ...more] = await mailsTo(from);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Re: Hello', html: '' });
  expect(mail?.text.trim()).toBe('A hundred.\n\nMax');
  expect(mail?.headers).toMatchObject({
    'in-reply-to': ['<r1@creator.test>'],
    references: [`<${sent}> <r1@creator.test>`],
  });
  expect(Object.keys(mail?.headers ?? {})).not.toContain('list-unsubscribe');
  expect(await creator()).toMatchObject({ answers: 1, awaiting: 'them' });
  expect(await dataOf(draft)).toBeUndefined();
});
