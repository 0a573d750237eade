import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import {
  runDeleteCreators,
  runRestoreCreators,
} from '../../functions/src/creator/run-delete-creators.ts';
import { restoringPorts } from '../../functions/test/deleting.ts';
import { creditsOf, openTestAccount } from '../support/account.ts';
import { startCrashing } from '../support/crashing-process.ts';
import { dataOf } from '../support/database.ts';
import { deliveryOf, HOUR_MS, queueMails, work } from '../support/deliveries.ts';
import { countMails } from '../support/mailbox.ts';
import { quietCapture } from '../support/quiet-capture.ts';
import { worker } from '../support/worker.ts';

const creatorOf = (delivery_id: string) => delivery_id.slice('email_'.length);

/** An account with so many creators whose emails wait, and where each creator is. */
async function waiting(count: number) {
  const account = await openTestAccount(count + 5);
  const { uid } = account;
  const queued = await queueMails(account, count);
  const ports = { ...(await worker()), dispatch: () => Promise.resolve() };
  return {
    ...{ uid, queued },
    del: (...ids: string[]) => runDeleteCreators(ports, { uid, ids }),
    restore: (...ids: string[]) => runRestoreCreators(restoringPorts(ports), { uid, ids }),
    isThere: async (id: string) => ({
      kept: (await dataOf(creatorDocument.path(uid, id))) !== undefined,
      deleted: (await dataOf(deletedCreatorDocument.path(uid, id))) !== undefined,
    }),
    mailed: () => countMails(queued.map(({ to }) => to)),
  };
}

it.each(['before', 'after'])(
  'a deletion whose worker is killed %s the write is whole, and is done when it is asked for again',
  async (when) => {
    const { uid, queued, del, restore, isThere, mailed } = await waiting(1);
    const email = queued[0]?.id ?? '';
    const id = creatorOf(email);
    expect(await startCrashing('delete-then-crash', [uid, id, when]).ended).toBe('SIGKILL');
    const isDeleted = when === 'after';
    expect(await isThere(id)).toEqual({ kept: !isDeleted, deleted: isDeleted });
    expect(await deliveryOf(uid, email)).toMatchObject({
      state: isDeleted ? 'cancelled' : 'queued',
    });
    expect(await del(id)).toMatchObject({ ends: [{ id, done: true }] });
    expect(await isThere(id)).toEqual({ kept: false, deleted: true });
    await work(uid, HOUR_MS);
    expect(await mailed()).toEqual([0]);
    const email_end = { state: 'stopped', why: null };
    expect(await restore(id)).toMatchObject({ ends: [{ id, done: true, email: email_end }] });
    expect(await isThere(id)).toEqual({ kept: true, deleted: false });
    await work(uid, HOUR_MS);
    expect(await mailed()).toEqual([0]);
  },
);

it('creators deleted while they are sent to, captured and restored are in one place, with one email at most and one credit', async () => {
  const COUNT = 12;
  const { uid, queued, del, restore, isThere, mailed } = await waiting(COUNT);
  const spent = await creditsOf(uid);
  const ids = queued.map(({ id }) => creatorOf(id));
  const again = queued.filter((_, nth) => nth % 3 === 0);
  const back = ids.filter((_, nth) => nth % 3 === 1);
  await Promise.all([
    work(uid),
    work(uid),
    del(...ids),
    del(...ids.toReversed()),
    ...again.map(({ url }) => quietCapture({ uid, url })),
    restore(...back),
  ]);
  for (const id of ids) {
    const { kept, deleted } = await isThere(id);
    expect(kept).toBe(!deleted);
  }
  await work(uid, HOUR_MS);
  expect(Math.max(...(await mailed()))).toBeLessThanOrEqual(1);
  expect(await creditsOf(uid)).toEqual(spent);

  // Deleted for sure, nothing of them goes out anymore.
  expect((await del(...ids)).ends).toEqual(ids.map((id) => ({ id, done: true })));
  const before = await mailed();
  await work(uid, 2 * HOUR_MS);
  expect(await mailed()).toEqual(before);
});
