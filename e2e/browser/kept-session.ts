import type { Page } from '@playwright/test';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { testWorld } from '../support/world.ts';

/** Where the sign-in SDK keeps who is signed in: its key for the app that hosting names. */
async function keyOfSession(web: string): Promise<string> {
  const answer = await fetch(`${web}/__/firebase/init.json`);
  const { apiKey } = (await answer.json()) as { apiKey: string };
  return `firebase:authUser:${apiKey}:[DEFAULT]`;
}

/**
 * The page opens as for somebody who signed in at an earlier visit: the session lies where the
 * SDK left it. Once; whoever signs out stays signed out.
 */
export async function keepSession(page: Page, { name, email }: { name: string; email: string }) {
  const { web, auth } = await testWorld();
  const session = await signInWithGoogle({ auth, person: { sub: email, email, name } });
  const user = {
    uid: session.uid,
    email,
    emailVerified: true,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: 'google.com', uid: email, displayName: name, email }],
    stsTokenManager: {
      accessToken: session.id_token,
      refreshToken: session.refresh_token,
      expirationTime: session.expires_at.getTime(),
    },
  };
  const kept = { key: await keyOfSession(web), value: JSON.stringify(user) };
  await page.addInitScript(({ key, value }) => {
    const mark = `${key}:kept`;
    if (location.protocol === 'about:' || localStorage.getItem(mark)) return;
    localStorage.setItem(mark, 'yes');
    localStorage.setItem(key, value);
  }, kept);
}
