import { statisticsDocument, userDocument } from '@vibes/core/firestore/documents';
import { randomUUID } from 'node:crypto';
import { waitUntil } from '../../local/src/process/wait-until.ts';
import { dataOf, database } from './database.ts';

export interface Person {
  name: string;
  email: string;
}

/** A person used by no other test. */
export function newPerson(name: string): Person {
  return { name, email: `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@brand.test` };
}

/**
 * The account of a person who has signed in, with the time zone that their days follow. Waits for
 * it: the dashboard is on screen before the account is open.
 */
export async function accountOf({ email }: Person): Promise<{ uid: string; time_zone: string }> {
  const accounts = (await database()).collection('users').where('email', '==', email);
  const account = await waitUntil({
    what: `The account of ${email}`,
    seconds: 10,
    check: async () => (await accounts.get()).docs[0] ?? null,
  });
  return { uid: account.id, time_zone: String(account.get('time_zone')) };
}

/** Writes documents of an account, by their path below it. */
export async function writeOwn(uid: string, documents: Record<string, Record<string, unknown>>) {
  const db = await database();
  const batch = db.batch();
  for (const [path, data] of Object.entries(documents))
    batch.set(db.doc(`${userDocument.path(uid)}/${path}`), data);
  await batch.commit();
}

/** What the statistics of a new account hold: of today, and of yesterday if midnight came in between. */
export async function countedToday(uid: string) {
  const { path, read } = statisticsDocument.at(uid);
  const sum: Record<string, number> = {};
  for (const day of Object.values(read(await dataOf(path)).days))
    for (const [kind, count] of Object.entries(day)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

/** Marks the account's key as used now, as a press of the shortcut does. */
export async function useKey(uid: string) {
  const hashes = (await database()).collection('api_key_hashes').where('uid', '==', uid);
  for (const { ref } of (await hashes.get()).docs) await ref.update({ last_used_at: new Date() });
}
