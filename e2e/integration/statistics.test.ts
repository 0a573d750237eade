import { expect, it } from 'vitest';
import { addCounts } from '@vibes/core/activity/fold-statistics';
import { statisticsDocument } from '@vibes/core/firestore/documents';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { countOutreach } from '../../functions/src/steps/count-outreach.ts';
import { call } from '../../local/src/world/call.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { database, dataOf } from '../support/database.ts';
import { daysAgo } from '../support/days-ago.ts';
import { countedToday, writeOwn } from '../support/person.ts';

const dayBefore = (days: number) => daysAgo(days, 'Europe/Berlin');
const read = async (uid: string) =>
  statisticsDocument.at(uid).read(await dataOf(statisticsDocument.path(uid)));

it('captures at the same time are all counted in the day', async () => {
  const account = await openTestAccount();
  const captured = await Promise.all(
    [1, 2, 3].map((n) => requestCapture(account, { url: tester(`${account.uid}${n}`).url })),
  );
  expect(captured.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await countedToday(account.uid)).toMatchObject({ captured: 3 });
});

it('opening the dashboard adds up old days, while more is counted', async () => {
  const { uid, session } = await openTestAccount();
  const days = Object.fromEntries(
    Array.from({ length: 300 }, (_, n) => [dayBefore(n), { captured: 1 }]),
  );
  await writeOwn(uid, { 'statistics/outreach': { days } });
  const documents = firestoreDocuments(await database());
  const capture = { uid, at: new Date(), time_zone: 'Europe/Berlin' };
  const payload = { time_zone: 'Europe/Berlin' };
  await Promise.all([
    call({ ...session, name: 'openAccount', payload }),
    call({ ...session, name: 'openAccount', payload }),
    ...Array.from({ length: 20 }, () =>
      documents.commit([countOutreach(capture, { captured: 1 })]),
    ),
  ]);
  const folded = await read(uid);
  expect(Object.keys(folded.days).length).toBeLessThanOrEqual(98);
  expect(folded.days[dayBefore(0)]).toEqual({ captured: 21 });
  const all = [...Object.values(folded.days), ...Object.values(folded.weeks)];
  expect(all.reduce(addCounts, folded.earlier)).toEqual({ captured: 320 });
});
