import { afterEach, expect, it } from 'vitest';
import { emailSettingsDocument } from '@vibes/core/firestore/documents';
import { call } from '../../local/src/world/call.ts';
import { seedDemoAccount } from '../../local/src/world/seed-demo-account.ts';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { creditsOf } from '../support/account.ts';
import { dataOf } from '../support/database.ts';
import { setMailFault } from '../support/mailbox.ts';
import { newPerson } from '../support/person.ts';
import { testWorld } from '../support/world.ts';

afterEach(() => setMailFault('none'));

const READY = { app_password_set: true };

it('a start that failed at the mailbox is completed by the next; settings that the person clears stay cleared', async () => {
  const world = await testWorld();
  const someone = newPerson('Demo');
  const person = { ...someone, sub: someone.email };
  await setMailFault('refuse_login');
  await expect(seedDemoAccount(world, { person, time_zone: 'UTC' })).rejects.toThrow(/refused/);

  await setMailFault('none');
  const { uid } = await seedDemoAccount(world, { person, time_zone: 'UTC' });
  expect(await dataOf(emailSettingsDocument.path(uid))).toMatchObject(READY);
  expect(await creditsOf(uid)).toMatchObject({ balance: 250 });

  const { id_token } = await signInWithGoogle({ auth: world.auth, person });
  const data = { email_address: null, app_password: null };
  const payload = { table: 'email_settings', data } as const;
  await call({ web: world.web, id_token, name: 'updateUserData', payload });
  await seedDemoAccount(world, { person, time_zone: 'UTC' });
  expect(await dataOf(emailSettingsDocument.path(uid))).not.toMatchObject(READY);
});
