import { creatorDocument, inboundDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { call } from '../../local/src/world/call.ts';
import { openTestAccount, tester } from '../support/account.ts';
import { database, dataOf } from '../support/database.ts';
import { reaches, work } from '../support/deliveries.ts';
import { answerByMail, lookAgain, lookBack, watch } from '../support/inbound.ts';
import { countedToday } from '../support/person.ts';
import { captureOnPhone } from '../support/phone.ts';
import { watchMailboxes } from '../support/sweep.ts';
import { testWorld } from '../support/world.ts';

async function emailed({ is_watched = true } = {}) {
  const account = await openTestAccount();
  if (is_watched) await watch(account);
  const { creator, email } = await captureOnPhone(tester(account.name).url, account.api_key);
  const id = creator.id ?? '';
  await work(account.uid);
  await reaches(account.uid, `email_${id}`, 'sent');
  return { account, uid: account.uid, id, to: email.to ?? '' };
}
const inboundOf = async (uid: string, id: string) =>
  (await (await database()).collection(inboundDocument.collection(uid, id)).get()).docs.map((one) =>
    one.data(),
  );

it('a reply in the mailbox is one reply, with five looks at once and again', async () => {
  const { uid, id, to } = await emailed();
  await answerByMail(to);
  await Promise.all(Array.from({ length: 5 }, () => watchMailboxes()));
  await watchMailboxes();
  expect(await inboundOf(uid, id)).toMatchObject([
    { class: 'reply', text: 'Yes, what do you pay?', from: to },
  ]);
  expect(await countedToday(uid)).toMatchObject({ replies: 1 });
  expect(await dataOf(creatorDocument.path(uid, id))).toMatchObject({
    status: 'Responded',
    awaiting: 'us',
  });
});

it('a reply from before watching was switched on is read once, when the person looks back', async () => {
  const { account, uid, id, to } = await emailed({ is_watched: false });
  await answerByMail(to);
  await watch(account);
  await watchMailboxes();
  expect(await inboundOf(uid, id)).toEqual([]);
  const unwatched = async () =>
    (await call({ ...account.session, name: 'getUserData', payload: {} })).replies.unwatched;
  expect(await unwatched()).toMatchObject({ emails: 1 });
  await lookBack(account);
  await Promise.all(Array.from({ length: 5 }, () => watchMailboxes()));
  await lookAgain(uid);
  expect(await inboundOf(uid, id)).toMatchObject([{ class: 'reply', from: to }]);
  expect(await countedToday(uid)).toMatchObject({ replies: 1 });
  expect(await dataOf(creatorDocument.path(uid, id))).toMatchObject({ status: 'Responded' });
  expect(await unwatched()).toBeNull();
});

it('a reply that is reported twice at once is one reply', async () => {
  const { account, uid, id, to } = await emailed();
  const { web } = await testWorld();
  const report = async (body: object, key = account.api_key) => {
    const response = await fetch(`${web}/api/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { message?: string } };
  };
  const both = await Promise.all([1, 2].map(() => report({ from: to, text: 'Yes!' })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => body)).toContainEqual(expect.objectContaining({ recorded: true }));
  expect(await inboundOf(uid, id)).toHaveLength(1);
  expect(await countedToday(uid)).toMatchObject({ replies: 1 });
  expect(await report({ from: to, text: 'Yes!' }, 'vo_live_wrong')).toMatchObject({ status: 401 });
  expect(await report({ text: 'Yes!' })).toMatchObject({ status: 400 });
  expect(await report({ from: to, text: 'x'.repeat(300_000) })).toMatchObject({ status: 413 });
});
