import { call } from './call.ts';
import { DEMO_CREDITS, DEMO_EMAIL_SETTINGS, DEMO_PERSON, DEMO_TEMPLATES } from './demo-account.ts';
import { grantCredits } from './grant-credits.ts';
import { signInWithGoogle } from './sign-in.ts';
import type { Stack } from './stack.ts';

/**
 * Opens the demo account through the product's own doors and makes it ready to capture
 * and send. An account kept from an earlier start is left as the person has made it.
 */
export async function seedDemoAccount(stack: Omit<Stack, 'demo'>): Promise<Stack['demo']> {
  const { uid, id_token } = await signInWithGoogle({ auth: stack.auth, person: DEMO_PERSON });
  const session = { web: stack.web, id_token };
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { opened } = await call({ ...session, name: 'openAccount', payload: { time_zone } });
  if (opened) {
    await call({
      ...session,
      name: 'updateUserData',
      payload: { table: 'message_templates', data: DEMO_TEMPLATES },
    });
    await call({
      ...session,
      name: 'updateUserData',
      payload: { table: 'email_settings', data: DEMO_EMAIL_SETTINGS },
    });
  }
  await grantCredits(stack, { uid, credits: DEMO_CREDITS, ref: 'demo' });
  const { apiKey } = await call({ ...session, name: 'getUserData', payload: {} });
  return { uid, email: DEMO_PERSON.email, api_key: apiKey.api_key };
}
