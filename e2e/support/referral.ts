import { referralSummaryDocument, userDocument } from '@vibes/core/firestore/documents';
import { randomUUID } from 'node:crypto';
import { call } from '../../local/src/world/call.ts';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { openTestAccount } from './account.ts';
import { dataOf } from './database.ts';
import { testWorld } from './world.ts';

/** The referral code of an account, and the path of its link. */
export async function linkOf(uid: string): Promise<{ code: string; link: string }> {
  const code = String((await dataOf(userDocument.path(uid)))?.['referral_code']);
  return { code, link: `/?ref=${code}` };
}

/** A new account whose link others follow. */
export async function openReferrer() {
  const { uid } = await openTestAccount();
  return { uid, ...(await linkOf(uid)) };
}

/** A new account opened by the link of a code, signed in. */
export async function openReferred(referral_code: string) {
  const { web, auth } = await testWorld();
  const sub = randomUUID();
  const person = { sub, email: `${sub}@brand.example`, name: 'New' };
  const { uid, id_token } = await signInWithGoogle({ auth, person });
  const payload = { time_zone: 'Europe/Berlin', referral_code };
  await call({ web, id_token, name: 'openAccount', payload });
  return { uid, session: { web, id_token } };
}

/** The uid whose code the account was opened with; null without one. */
export const referredBy = async (uid: string) =>
  (await dataOf(userDocument.path(uid)))?.['referred_by'];

export const summaryOf = (uid: string) => dataOf(referralSummaryDocument.path(uid));
