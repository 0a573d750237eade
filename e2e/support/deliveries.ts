import type { UserDataUpdate } from '@vibes/core/account/user-data';
import type { DeliveryKind } from '@vibes/core/channel/channel';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { runQueue } from '../../functions/src/delivery/run-queue.ts';
import { runDispatch } from '../../functions/src/delivery/run-dispatch.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { call } from '../../local/src/world/call.ts';
import { tester } from './account.ts';
import { dataOf, database } from './database.ts';
import { eventually } from './mailbox.ts';
import { quietCapture } from './quiet-capture.ts';
import { worker } from './worker.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Earlier than any clock that a test moves. */
export const NEVER = new Date('2100-01-01');

/**
 * Runs what is due of one account in a worker of the test's own, by a clock `ahead` milliseconds.
 */
export async function work(uid: string, ahead = 0): Promise<number> {
  return runDispatch(await worker({ ahead }), { uid, until: NEVER });
}

/** The same with deliveries of one kind only. */
export async function workQueue(uid: string, kind: DeliveryKind): Promise<void> {
  await runQueue(await worker(), { uid, kind, until: NEVER });
}

export const deliveryOf = (uid: string, id: string) => dataOf(deliveryDocument.path(uid, id));

/** How many deliveries of an account are in each state. */
export async function statesOf(uid: string): Promise<Record<string, number>> {
  const { docs } = await (await database()).collection(deliveryDocument.collection(uid)).get();
  const states: Record<string, number> = {};
  for (const doc of docs) {
    const state = String(doc.get('state'));
    states[state] = (states[state] ?? 0) + 1;
  }
  return states;
}

/** Waits for a state that a deployed function sets. */
export const reaches = (uid: string, id: string, state: string) =>
  eventually(
    () => deliveryOf(uid, id),
    (data) => data?.['state'] === state,
  );

/** `count` creators captured, each with a mail without a dispatch. */
export const queueMails = async ({ uid, name }: ReadyAccount, count: number, of = 'queued') => {
  const queued: { id: string; to: string; url: string }[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { url } = tester(`${name}${of}${nth}`);
    queued.push({ ...(await quietCapture({ uid, url })), url });
  }
  return queued;
};

/** Saves settings as the screens do. */
export const saveSettings = ({ session }: ReadyAccount, payload: UserDataUpdate) =>
  call({ ...session, name: 'updateUserData', payload });
