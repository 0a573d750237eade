import type { CreditEntry } from '@vibes/core/credit/credit-entry';
import { paths } from '@vibes/core/firestore/paths';
import { call } from './call.ts';
import { DEMO_CREDITS, DEMO_EMAIL_SETTINGS, DEMO_PERSON, DEMO_TEMPLATES } from './demo-account.ts';
import { openFirestore } from './open-firestore.ts';
import { signInWithGoogle } from './sign-in.ts';
import type { Stack } from './stack.ts';

const GRANT_ID = 'demo_grant';

/** Fills the demo account's balance up, once: the entry and the balance in one write. */
async function grantCredits(input: { stack: Omit<Stack, 'demo'>; uid: string }) {
  const { stack, uid } = input;
  const host = new URL(stack.firestore).host;
  const { firestore, close } = openFirestore({ project: stack.project, host });
  try {
    const account = firestore.doc(paths.usageCredits(uid));
    const grant = firestore.doc(paths.creditEntry(uid, GRANT_ID));
    const [balance, granted] = await firestore.getAll(account, grant);
    if (!balance?.exists) throw new Error('openAccount has written no credits.');
    if (granted?.exists) return;
    const num_credits: unknown = balance.get('num_credits');
    const entry: CreditEntry = {
      at: new Date(),
      kind: 'grant',
      delta: DEMO_CREDITS - Number(num_credits),
      balance_after: DEMO_CREDITS,
      ref: 'demo',
    };
    await firestore
      .batch()
      .create(grant, entry)
      .update(account, { num_credits: DEMO_CREDITS })
      .commit();
  } finally {
    await close();
  }
}

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
  await grantCredits({ stack, uid });
  const { apiKey } = await call({ ...session, name: 'getUserData', payload: {} });
  return { uid, email: DEMO_PERSON.email, api_key: apiKey.api_key };
}
