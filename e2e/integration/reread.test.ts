import { describe, expect, it } from 'vitest';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { runReread } from '../../functions/src/capture/run-reread.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { creditsOf, openTestAccount, requestCapture, tester } from '../support/account.ts';
import { captureBlocked, reader } from '../support/blocked-capture.ts';
import { countOf, dataOf, database } from '../support/database.ts';
import { startCrashing } from '../support/crashing-process.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { everyMinute, rereadCreators } from '../support/sweep.ts';

/** An account with one creator whose page was blocked and whose next try is due. */
async function openDue() {
  const account = await openTestAccount(10);
  const { url } = tester(`${account.name}again`);
  const id = await captureBlocked({ uid: account.uid, url });
  return { account, url, id, path: creatorDocument.path(account.uid, id) };
}
const sweep = async () => runReread(await reader(), { until: new Date(Date.now() + 60_000) });

async function expectOnce({ uid }: ReadyAccount, path: string) {
  expect(await dataOf(path)).toMatchObject({ read_state: 'read', next_read_at: null });
  expect(await creditsOf(uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
  expect(await countOf(deliveryDocument.collection(uid))).toBe(1);
}

describe('a creator who could not be read', () => {
  it('is read by the schedule, charged once and emailed once', async () => {
    const { account, path } = await openDue();
    expect(await dataOf(path)).toMatchObject({
      read_state: 'blocked',
      read_blocked_by: 'timeout',
      read_attempts: 0,
    });
    expect(await creditsOf(account.uid)).toEqual({ balance: 10, sum: 10, charges: 0 });
    await everyMinute();
    await eventually(
      () => dataOf(path),
      (creator) => creator?.['read_state'] === 'read',
    );
    await expectOnce(account, path);
    const to = String((await dataOf(path))?.['email']);
    await eventually(
      () => mailsTo(to),
      (mails) => mails.length > 0,
    );
    await rereadCreators();
    expect(await mailsTo(to)).toHaveLength(1);
    await expectOnce(account, path);
  });

  it('is read once by many sweeps and requests at the same time', async () => {
    const { account, url, path } = await openDue();
    await Promise.all([
      ...Array.from({ length: 5 }, sweep),
      ...Array.from({ length: 3 }, () => requestCapture(account, { url })),
      rereadCreators(),
    ]);
    // A sweep that claimed it and then lost it to a request leaves nothing behind.
    await sweep();
    await expectOnce(account, path);
  });

  it('whose reader was killed is read by the next one, when the claim has expired', async () => {
    const { account, id, path } = await openDue();
    expect(await startCrashing('reread-then-crash', [account.uid, id]).ended).toBe('SIGKILL');
    expect(await dataOf(path)).toMatchObject({ read_state: 'blocked', read_attempts: 1 });
    await sweep();
    expect(await dataOf(path)).toMatchObject({ read_state: 'blocked' });
    const over = { next_read_at: new Date(Date.now() - 1000) };
    await (await database()).doc(path).update(over);
    await sweep();
    await expectOnce(account, path);
  });

  it('waits for credits when there are none', async () => {
    const account = await openTestAccount(1);
    const url = tester(`${account.name}poor`).url;
    const path = creatorDocument.path(account.uid, await captureBlocked({ uid: account.uid, url }));
    await requestCapture(account, { url: tester(`${account.name}other`).url });
    await sweep();
    expect(await dataOf(path)).toMatchObject({
      read_state: 'blocked',
      read_blocked_by: 'out_of_credits',
      read_attempts: 0,
    });
    expect(await creditsOf(account.uid)).toEqual({ balance: 0, sum: 0, charges: 1 });
  });
});
