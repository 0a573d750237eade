import { expect, it } from 'vitest';
import { addCounts, leftOf } from '@vibes/core/activity/add-counts';
import type { Counts } from '@vibes/core/activity/statistics';
import {
  dailyStatsDocument,
  statisticsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { countOutreach } from '../../../functions/src/steps/count-outreach.ts';
import { memoryDocuments } from '../../../functions/test/models/memory-documents.ts';
import { countingRandomness } from '../../../functions/test/models/counting-randomness.ts';
import { runMigrations } from './run-migrations.ts';
import { daysAreMoved, daysIntoStatistics } from './statistics.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const TODAY = '2026-11-24';
const DAY_MS = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) =>
  new Date(NOW.getTime() - days * DAY_MS).toISOString().slice(0, 10);
const pathOf = (uid: string, day: string) => dailyStatsDocument.path(uid, day);

function open() {
  const documents = memoryDocuments();
  const ports = {
    documents,
    clock: () => NOW,
    pause: () => Promise.resolve(),
    randomness: countingRandomness(),
  };
  const read = async (uid: string) => {
    const path = statisticsDocument.path(uid);
    const [stored] = await documents.getAll([path]);
    return statisticsDocument.at(uid).read(stored?.data);
  };
  return {
    documents,
    read,
    put: (path: string, data: object) =>
      documents.commit([{ kind: 'set', path, data: { ...data } }]),
    /** As the version before counted. */
    countBefore: (uid: string, day: string, add: Record<string, number>) =>
      documents.commit([{ kind: 'merge', path: pathOf(uid, day), add }]),
    count: (uid: string, counts: Counts) =>
      documents.commit([countOutreach({ uid, at: NOW, time_zone: 'UTC' }, counts)]),
    migrate: (how: { is_again?: boolean } = {}) =>
      runMigrations(ports, { ...how, migrations: [daysIntoStatistics, daysAreMoved] }),
  };
}

it('moves every day of every account, however many pages, and marks the accounts', async () => {
  const { documents, put, read, migrate } = open();
  const days = Array.from({ length: 400 }, (_, n) => dayBefore(n));
  for (const uid of ['ann', 'max']) {
    await put(userDocument.path(uid), { name: uid });
    for (const day of days) await put(pathOf(uid, day), { captured: 2, replies: 1 });
  }
  await migrate();
  for (const uid of ['ann', 'max']) {
    const { days: moved } = await read(uid);
    expect(moved).toEqual(
      Object.fromEntries(days.map((day) => [day, { captured: 2, replies: 1 }])),
    );
    expect(documents.dump()[userDocument.path(uid)]).toEqual({
      name: uid,
      daily_stats_moved: true,
    });
  }
  const after = documents.dump();
  expect(await migrate({ is_again: true })).toMatchObject({ written: 0 });
  const again = documents.dump();
  for (const [path, data] of Object.entries(after))
    if (!path.startsWith('migrations/')) expect(again[path]).toEqual(data);
});

it('adds only the difference when the version before has counted on', async () => {
  const { countBefore, count, read, migrate } = open();
  await countBefore('ann', TODAY, { captured: 3, emails_sent: 1 });
  await migrate();
  await count('ann', { captured: 1 });
  await countBefore('ann', TODAY, { captured: 2, replies: 1 });
  await countBefore('ann', TODAY, { emails_sent: -1 });
  await migrate({ is_again: true });
  expect((await read('ann')).days[TODAY]).toEqual({ captured: 6, emails_sent: 0, replies: 1 });
});

it('passes over a day that cannot be read', async () => {
  const { put, read, migrate } = open();
  await put(pathOf('ann', TODAY), { captured: 'many' });
  await put(pathOf('ann', dayBefore(1)), { captured: 1 });
  expect(await migrate()).toMatchObject({ written: 1 });
  expect((await read('ann')).days).toEqual({ [dayBefore(1)]: { captured: 1 } });
});

it.each([
  [['before', 'migrate', 'count', 'before', 'again']],
  [['count', 'before', 'both', 'again', 'both', 'migrate']],
  [['both', 'both', 'again', 'before', 'before', 'count', 'both']],
])('what is counted is neither lost nor counted twice: %s', async (steps) => {
  const world = open();
  let captured = 0;
  for (const kind of steps) {
    const counting = [
      ...(kind === 'count' || kind === 'both' ? [world.count('ann', { captured: 1 })] : []),
      ...(kind === 'before' || kind === 'both'
        ? [world.countBefore('ann', TODAY, { captured: 1 })]
        : []),
    ];
    captured += counting.length;
    if (kind === 'migrate') await world.migrate();
    if (kind === 'again' || kind === 'both') await world.migrate({ is_again: true });
    await Promise.all(counting);
    // What the dashboard shows until the account is marked.
    const [day] = await world.documents.getAll([pathOf('ann', TODAY)]);
    const { days } = await world.read('ann');
    expect(addCounts(days[TODAY] ?? {}, leftOf(day?.data ?? {})).captured ?? 0).toBe(captured);
  }
  await world.migrate({ is_again: true });
  expect((await world.read('ann')).days[TODAY]?.captured ?? 0).toBe(captured);
});
