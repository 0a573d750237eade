import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { activityDocument, creatorDocument } from '@vibes/core/firestore/documents';
import { personWrote } from '../../functions/test/person-wrote.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { eventually } from '../support/mailbox.ts';
import { countedToday } from '../support/person.ts';

/** A captured creator whose status can be set, and what the trigger wrote for it. */
async function openCreator() {
  const { uid, name, api_key } = await openTestAccount();
  const { body } = await requestCapture(
    { api_key },
    { url: tester(`${name}-${randomUUID()}`).url },
  );
  if (!body.ok) throw new Error(body.message);
  const creator = (await database()).doc(creatorDocument.path(uid, body.creator.id ?? ''));
  const set = (status: string, status_set_by: 'event' | 'person') =>
    creator.update({ status, status_set_by, ...personWrote(new Date()) });
  const changes = async () => {
    const feed = await (await database()).collection(activityDocument.collection(uid)).get();
    return feed.docs.filter((event) => event.get('kind') === 'status_changed').length;
  };
  const today = () => countedToday(uid);
  return { set, changes, today };
}

it('a status that a person sets is counted once in the day’s replies, however often it is set', async () => {
  const { set, changes, today } = await openCreator();
  for (const [made, status] of ['Responded', 'Contacted', 'Responded'].entries()) {
    await set(status, 'person');
    expect(await eventually(changes, (count) => count > made)).toBe(made + 1);
  }
  expect(await today()).toMatchObject({ captured: 1, replies: 1 });
});

it('a Responded that a person undoes is no reply of the day', async () => {
  const { set, changes, today } = await openCreator();
  await set('Responded', 'person');
  expect(await eventually(changes, (count) => count > 0)).toBe(1);
  expect(await today()).toMatchObject({ replies: 1 });
  await set('Discovered', 'event');
  expect(await eventually(changes, (count) => count > 1)).toBe(2);
  expect(await today()).toMatchObject({ captured: 1, replies: 0 });
});
