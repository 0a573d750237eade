import { describe, expect, it } from 'vitest';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { runDeliverySweep } from '../../functions/src/delivery/run-delivery-sweep.ts';
import { creditsOf, openTestAccount, requestCapture, tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { queueMails, statesOf, work } from '../support/deliveries.ts';
import { startCrashing } from '../support/crashing-process.ts';
import { countMails, eventually, mailsTo } from '../support/mailbox.ts';
import { queueDirectly } from '../support/queue-directly.ts';
import { deepOr } from '../support/deep.ts';
import { sweep } from '../support/sweep.ts';
import { worker } from '../support/worker.ts';

/** Accounts with 25 mails to send each. */
const ACCOUNTS = deepOr(20, 4);

const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make));

describe('a dispatch', () => {
  it('lost when the process that creates it is killed: the sweep sends the mail, once', async () => {
    const account = await openTestAccount(10);
    const { url } = tester(`${account.name}killed`);
    expect(await startCrashing('capture-then-crash', [account.uid, url]).ended).toBe('SIGKILL');
    expect(await statesOf(account.uid)).toEqual({ queued: 1 });
    expect(await creditsOf(account.uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
    const { docs } = await (
      await database()
    )
      .collection(deliveryDocument.collection(account.uid))
      .get();
    const to = String(docs[0]?.get('to'));
    expect(await mailsTo(to)).toEqual([]);

    await sweep();
    await eventually(
      () => statesOf(account.uid),
      ({ sent }) => sent === 1,
    );
    await sweep();
    expect(await statesOf(account.uid)).toEqual({ sent: 1 });
    expect(await mailsTo(to)).toHaveLength(1);
    expect((await requestCapture(account, { url })).body).toMatchObject({
      outcome: 'already_contacted',
    });
  });

  it('repeated three times at once: one mail', async () => {
    const account = await openTestAccount(10);
    const [mail] = await queueMails(account, 1);
    await times(3, () => work(account.uid));
    expect(await mailsTo(mail?.to ?? '')).toHaveLength(1);
    expect(await statesOf(account.uid)).toEqual({ sent: 1 });
  });
});

describe('many mails', () => {
  it('of one account, with ten workers at once: each address has one', async () => {
    const account = await openTestAccount(30);
    const mails = await queueMails(account, 20);
    await times(10, () => work(account.uid));
    await work(account.uid);
    expect(await countMails(mails.map(({ to }) => to))).toEqual(mails.map(() => 1));
    expect(await statesOf(account.uid)).toEqual({ sent: 20 });
  });

  it(`of ${ACCOUNTS} accounts, with workers and the sweep at once: each address has one`, async () => {
    const queued = await queueDirectly({ accounts: ACCOUNTS, mails: 25 });
    const uids = new Set(queued.map(({ uid }) => uid));
    const faults: string[] = [];
    const ports = {
      ...(await worker()),
      // Other tests' deliveries are run here, too.
      onFault: ({ uid, id }: { uid: string; id: string }) => {
        if (uids.has(uid)) faults.push(id);
      },
    };
    const until = new Date(Date.now() + 200_000);
    await Promise.all([sweep(), ...[1, 2, 3].map(() => runDeliverySweep(ports, { until }))]);
    await runDeliverySweep(ports, { until });

    const states = await Promise.all([...uids].map(statesOf));
    expect(states).toEqual(states.map(() => ({ sent: 25 })));
    expect(await countMails(queued.map(({ to }) => to))).toEqual(queued.map(() => 1));
    expect(faults).toEqual([]);
  });
});
