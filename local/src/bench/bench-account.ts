import { paths } from '@vibes/core/firestore/paths';
import { call } from '../world/call.ts';
import { DEMO_TEMPLATES } from '../world/demo-account.ts';
import { openFirestore } from '../world/open-firestore.ts';
import { signInWithGoogle } from '../world/sign-in.ts';
import type { Stack } from '../world/stack.ts';

export interface BenchAccount {
  uid: string;
  api_key: string;
  email: string;
}

/** An account ready to capture and send, with as many credits as asked for. */
export async function openBenchAccount(
  stack: Stack,
  { name, credits }: { name: string; credits: number },
): Promise<BenchAccount> {
  const email = `${name}@brand.test`;
  const { uid, id_token } = await signInWithGoogle({
    auth: stack.auth,
    person: { sub: email, email, name },
  });
  const as = { web: stack.web, id_token };
  await call({ ...as, name: 'openAccount', payload: { time_zone: 'UTC' } });
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
  const { apiKey } = await call({ ...as, name: 'getUserData', payload: {} });
  const { firestore, close } = openFirestore({
    project: stack.project,
    host: new URL(stack.firestore).host,
  });
  const before = Number((await firestore.doc(paths.usageCredits(uid)).get()).get('num_credits'));
  const entry = {
    at: new Date(),
    kind: 'grant',
    delta: credits - before,
    balance_after: credits,
    ref: 'bench',
  };
  await firestore
    .batch()
    .update(firestore.doc(paths.usageCredits(uid)), { num_credits: credits })
    .create(firestore.doc(paths.creditEntry(uid, 'bench')), entry)
    .commit();
  await close();
  return { uid, api_key: apiKey.api_key, email };
}
