import { userSecretsDocument } from '@vibes/core/firestore/documents';
import { call } from './call.ts';
import { DEMO_CREDITS, DEMO_PASSWORD, DEMO_PERSON, DEMO_TEMPLATES } from './demo-account.ts';
import { grantCredits } from './grant-credits.ts';
import { withFirestore } from './open-firestore.ts';
import { signInWithGoogle, type GooglePerson } from './sign-in.ts';
import type { Stack } from './stack.ts';

/** Whether Gmail was ever saved: cleared by hand, the password is null, not missing. */
const hadGmail = (stack: Pick<Stack, 'firestore' | 'project'>, uid: string) =>
  withFirestore(stack, async (firestore) => {
    const secrets = await firestore.doc(userSecretsDocument.path(uid)).get();
    return secrets.get('app_password') !== undefined;
  });

/**
 * Opens the demo account through the product's own endpoints and makes it ready to capture and
 * send. In an account kept from an earlier start, the person's changes stay; steps that the earlier
 * start did not reach are done now.
 */
export async function seedDemoAccount(
  stack: Omit<Stack, 'demo'>,
  { person = DEMO_PERSON, time_zone }: { person?: GooglePerson; time_zone: string },
): Promise<Stack['demo']> {
  const { uid, id_token } = await signInWithGoogle({ auth: stack.auth, person });
  const session = { web: stack.web, id_token };
  await call({ ...session, name: 'openAccount', payload: { time_zone } });
  const { apiKey, messageTemplates } = await call({
    ...session,
    name: 'getUserData',
    payload: {},
  });
  if (messageTemplates.email_template === '') {
    await call({
      ...session,
      name: 'updateUserData',
      payload: { table: 'message_templates', data: DEMO_TEMPLATES },
    });
  }
  if (!(await hadGmail(stack, uid))) {
    const data = { email_address: person.email, app_password: DEMO_PASSWORD };
    await call({ ...session, name: 'updateUserData', payload: { table: 'email_settings', data } });
  }
  await grantCredits(stack, { uid, credits: DEMO_CREDITS, ref: 'demo' });
  return { uid, email: person.email, api_key: apiKey.api_key };
}
