import { creatorDocument } from '@vibes/core/firestore/documents';
import { afterEach, expect, it } from 'vitest';
import { openTestAccount, tester } from '../support/account.ts';
import { resetClock } from '../support/clock.ts';
import { dataOf } from '../support/database.ts';
import { deliveryOf, reaches, work } from '../support/deliveries.ts';
import { followUpsOn, moveClockTo, plannedFor } from '../support/follow-ups.ts';
import { answerByMail } from '../support/inbound.ts';
import { mailsTo } from '../support/mailbox.ts';
import { captureOnPhone } from '../support/phone.ts';
import { sweep } from '../support/sweep.ts';

afterEach(resetClock);

/** A creator who had the first email, with follow-ups planned. */
async function followed() {
  const account = await openTestAccount();
  await followUpsOn(account);
  const { creator, email } = await captureOnPhone(tester(account.name).url, account.api_key);
  const id = creator.id ?? '';
  await work(account.uid);
  const first = await reaches(account.uid, `email_${id}`, 'sent');
  return { uid: account.uid, id, to: email.to ?? '', first };
}

it('a follow-up goes out once, in the thread, with four sweeps at once; none after a reply', async () => {
  const { uid, id, to, first } = await followed();
  await moveClockTo(await plannedFor(uid, id));
  await Promise.all([1, 2, 3, 4].map(() => sweep()));
  await sweep();
  const one = await reaches(uid, `email_${id}_1`, 'sent');
  const mails = await mailsTo(to);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('did my email arrive?');
  expect(mails[1]?.subject).toBe(`Re: ${mails[0]?.subject ?? ''}`);
  const message_id = String(first?.['message_id']);
  expect(mails[1]?.headers).toMatchObject({
    'in-reply-to': [`<${message_id}>`],
    references: [`<${message_id}>`],
  });
  expect(mails[1]?.headers['list-unsubscribe-post']).toBeDefined();
  expect(one).toMatchObject({ thread: message_id, step: 1 });

  // Nobody has looked into the mailbox since the reply came.
  await answerByMail(to);
  await moveClockTo(await plannedFor(uid, id));
  await sweep();
  expect(await deliveryOf(uid, `email_${id}_2`)).toMatchObject({
    state: 'cancelled',
    last_error: { code: 'follow_up_replied' },
  });
  expect(await mailsTo(to)).toHaveLength(2);
  expect(await dataOf(creatorDocument.path(uid, id))).toMatchObject({
    status: 'Responded',
    follow_up: { ended: 'replied', due_at: null },
  });
});
