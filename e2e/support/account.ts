import { createHash, randomUUID } from 'node:crypto';
import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { ErrorAnswer } from '@vibes/core/api/error-code';
import { paths } from '@vibes/core/firestore/paths';
import { DEMO_TEMPLATES } from '../../local/src/world/demo-account.ts';
import { call } from '../../local/src/world/call.ts';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { database } from './database.ts';
import { testWorld } from './world.ts';

/** A new account, opened and filled through the product's own doors, ready to capture and send. */
export async function openTestAccount({ credits }: { credits?: number } = {}) {
  const { web, auth } = await testWorld();
  const name = `t${randomUUID().slice(0, 8)}`;
  const email = `${name}@brand.test`;
  const { uid, id_token } = await signInWithGoogle({ auth, person: { sub: email, email, name } });
  const as = { web, id_token };
  await call({ ...as, name: 'openAccount', payload: { time_zone: 'Europe/Berlin' } });
  await call({
    ...as,
    name: 'updateUserData',
    payload: {
      table: 'email_settings',
      data: { email_address: `${name}@gmail.com`, app_password: 'app-password' },
    },
  });
  await call({
    ...as,
    name: 'updateUserData',
    payload: { table: 'message_templates', data: DEMO_TEMPLATES },
  });
  if (credits !== undefined) await setCredits(uid, credits);
  const { apiKey } = await call({ ...as, name: 'getUserData', payload: {} });
  return { uid, id_token, email, name, api_key: apiKey.api_key, as };
}
export type TestAccount = Awaited<ReturnType<typeof openTestAccount>>;

/** Sets a balance with the entry that explains it, so that the sum stays right. */
async function setCredits(uid: string, credits: number): Promise<void> {
  const db = await database();
  const usage = db.doc(paths.usageCredits(uid));
  const before = Number((await usage.get()).get('num_credits'));
  const entry = {
    at: new Date(),
    kind: 'grant',
    delta: credits - before,
    balance_after: credits,
    ref: 'test',
  };
  await db
    .batch()
    .update(usage, { num_credits: credits })
    .create(db.doc(paths.creditEntry(uid, 'test')), entry)
    .commit();
}

export interface Pressed {
  status: number;
  body: CaptureAnswer | ErrorAnswer;
}

/** Presses the button over HTTP, as the phone does. */
export async function press(
  account: { api_key: string },
  body: Record<string, unknown>,
): Promise<Pressed> {
  const { web } = await testWorld();
  const response = await fetch(`${web}/api/capture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.api_key}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Pressed['body'] };
}

/** Handle, profile and address of one of the endless invented creators. */
export function tester(name: string): { handle: string; url: string } {
  // TikTok's handles have at most 24 characters.
  const handle = `tester_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  return { handle, url: `https://www.tiktok.com/@${handle}` };
}

/** Balance, the sum of the entries behind it, and how many of each kind there are. */
export async function creditsOf(uid: string) {
  const db = await database();
  const [usage, entries] = await Promise.all([
    db.doc(paths.usageCredits(uid)).get(),
    db.collection(`users/${uid}/credit_entries`).get(),
  ]);
  const deltas = entries.docs.map((entry) => Number(entry.get('delta')));
  return {
    balance: Number(usage.get('num_credits')),
    sum: deltas.reduce((sum, delta) => sum + delta, 0),
    charges: entries.docs.filter((entry) => entry.get('kind') === 'capture').length,
  };
}
