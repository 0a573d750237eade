import { call } from './call.ts';
import { DEMO_TEMPLATES } from './demo-account.ts';
import { grantCredits } from './grant-credits.ts';
import { signInWithGoogle } from './sign-in.ts';
import type { Stack } from './stack.ts';

/**
 * A new account for a test or a measurement, opened and filled through the product's own
 * endpoints, ready to capture and send. Without `credits` it has those of a trial.
 */
export async function openReadyAccount(
  stack: Stack,
  { name, credits }: { name: string; credits?: number },
) {
  const { web, auth } = stack;
  const email = `${name}@brand.test`;
  const { uid, id_token } = await signInWithGoogle({ auth, person: { sub: email, email, name } });
  const session = { web, id_token };
  await call({ ...session, name: 'openAccount', payload: { time_zone: 'Europe/Berlin' } });
  const data = { email_address: `${name}@gmail.com`, app_password: 'app-password' };
  await call({ ...session, name: 'updateUserData', payload: { table: 'email_settings', data } });
  await call({
    ...session,
    name: 'updateUserData',
    payload: { table: 'message_templates', data: DEMO_TEMPLATES },
  });
  if (credits !== undefined) await grantCredits(stack, { uid, credits, ref: 'ready' });
  const { apiKey } = await call({ ...session, name: 'getUserData', payload: {} });
  return { uid, name, session, api_key: apiKey.api_key };
}
export type ReadyAccount = Awaited<ReturnType<typeof openReadyAccount>>;
