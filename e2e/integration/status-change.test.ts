import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { dayOf } from '@vibes/core/account/time-zone';
import { paths } from '@vibes/core/firestore/paths';
import { openTestAccount, press, tester } from '../support/account.ts';
import { dataOf, database } from '../support/database.ts';
import { eventually } from '../support/mailbox.ts';

it('a status that a person sets reaches the day’s replies once, however often it is set', async () => {
  const { uid, name, api_key } = await openTestAccount();
  const { body } = await press({ api_key }, { url: tester(`${name}-${randomUUID()}`).url });
  if (!body.ok) throw new Error(body.message);
  const creator = (await database()).doc(paths.creator(uid, body.creator.id ?? ''));
  const byPerson = (status: string) => creator.update({ status, status_set_by: 'person' });
  const changes = async () => {
    const feed = await (await database()).collection(paths.activities(uid)).get();
    return feed.docs.filter((event) => event.get('kind') === 'status_changed').length;
  };
  for (const [made, status] of ['Responded', 'Contacted', 'Responded'].entries()) {
    await byPerson(status);
    expect(await eventually(changes, (count) => count > made)).toBe(made + 1);
  }
  const today = await dataOf(paths.dailyStats(uid, dayOf(new Date(), 'Europe/Berlin')));
  expect(today).toMatchObject({ captured: 1, replies: 1 });
});
