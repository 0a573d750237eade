import { dayOf } from '@vibes/core/account/time-zone';
import { statisticsDocument, userDocument } from '@vibes/core/firestore/documents';
import { randomUUID } from 'node:crypto';
import { dataOf, database } from './database.ts';

export interface Person {
  name: string;
  email: string;
}

/** A person used by no other test. */
export function newPerson(name: string): Person {
  return { name, email: `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@brand.test` };
}

/** The account of a person who has signed in, with the time zone that their days follow. */
export async function accountOf({ email }: Person): Promise<{ uid: string; time_zone: string }> {
  const found = await (await database()).collection('users').where('email', '==', email).get();
  const account = found.docs[0];
  if (!account) throw new Error(`Nobody has signed in as ${email}.`);
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

/** What the statistics of a test account hold of today. */
export async function countedToday(uid: string) {
  const { path, read } = statisticsDocument.at(uid);
  return read(await dataOf(path)).days[dayOf(new Date(), 'Europe/Berlin')];
}
