import { z } from 'zod';

/** A Google account of the Auth emulator: any. */
export interface GooglePerson {
  /** Google's own id of the person; the same one signs in to the same account. */
  sub: string;
  email: string;
  name: string;
}

const answerSchema = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  /** Seconds. */
  expiresIn: z.coerce.number(),
});

/**
 * Signs a person in with Google at the Auth emulator, which takes unsigned tokens; the
 * first time opens the account. `auth` is the emulator's origin.
 */
export async function signInWithGoogle(input: { auth: string; person: GooglePerson }) {
  const token = { ...input.person, email_verified: true };
  const address = `${input.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=fake-api-key`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      postBody: new URLSearchParams({
        id_token: JSON.stringify(token),
        providerId: 'google.com',
      }).toString(),
      requestUri: 'http://localhost',
      returnIdpCredential: true,
      returnSecureToken: true,
    }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused: ${await response.text()}`);
  const { localId, idToken, refreshToken, expiresIn } = answerSchema.parse(await response.json());
  const expires_at = new Date(Date.now() + expiresIn * 1000);
  return { uid: localId, id_token: idToken, refresh_token: refreshToken, expires_at };
}
