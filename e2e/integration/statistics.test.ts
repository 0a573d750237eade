import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addCounts } from '@vibes/core/activity/add-counts';
import {
  dailyStatsDocument,
  statisticsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { countOutreach } from '../../functions/src/steps/count-outreach.ts';
import { migrateProject } from '../../local/src/migrate/migrate-project.ts';
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

it('days of the version before are moved while the same days are counted on', async () => {
  const uid = randomUUID();
  const db = await database();
  const documents = firestoreDocuments(db);
  const batch = db.batch();
  batch.set(db.doc(userDocument.path(uid)), { name: 'Ann' });
  for (let n = 0; n < 150; n += 1)
    batch.set(db.doc(dailyStatsDocument.path(uid, dayBefore(n))), { captured: 2, replies: 1 });
  await batch.commit();
  const migrate = () =>
    migrateProject(
      { documents, clock: () => new Date() },
      { is_again: true, mail_domain: '127.0.0.1' },
    );
  const now = { uid, at: new Date(), time_zone: 'Europe/Berlin' };
  const count = () => documents.commit([countOutreach(now, { captured: 1 })]);
  await Promise.all([migrate(), count(), count(), count()]);
  const { days } = await read(uid);
  expect(Object.keys(days)).toHaveLength(150);
  expect(days[dayBefore(0)]).toEqual({ captured: 5, replies: 1 });
  expect(days[dayBefore(149)]).toEqual({ captured: 2, replies: 1 });
  expect(await dataOf(userDocument.path(uid))).toMatchObject({ daily_stats_moved: true });
});
