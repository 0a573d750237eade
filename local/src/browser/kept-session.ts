import { signInWithGoogle } from '../world/sign-in.ts';
import type { Stack } from '../world/stack.ts';

/** Where the sign-in SDK keeps who is signed in: its key for the app that hosting names. */
async function keyOfSession(web: string): Promise<string> {
  const answer = await fetch(`${web}/__/firebase/init.json`);
  const { apiKey } = (await answer.json()) as { apiKey: string };
  return `firebase:authUser:${apiKey}:[DEFAULT]`;
}

/** What the sign-in SDK finds in a browser's storage of somebody who signed in at an earlier visit. */
export async function keptSession(
  { web, auth }: Pick<Stack, 'web' | 'auth'>,
  { name, email }: { name: string; email: string },
): Promise<{ key: string; value: string; id_token: string }> {
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
  return { key: await keyOfSession(web), value: JSON.stringify(user), id_token: session.id_token };
}
