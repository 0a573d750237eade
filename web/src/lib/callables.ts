import type { CallableName, Callables } from '@vibes/core/api/callables';
import { CallError, readCallError } from './call-error.ts';
import { refreshUser, signedInUid } from './session.ts';

const TIMEOUT_MS = 30_000;

/** What is said where the server says nothing. */
export const NO_ANSWER = 'The server did not answer as expected. Please try again.';

const refusal = () => new CallError('unauthenticated', 'Not authenticated');

/**
 * The sign-in service and the SDK of the calls, which no screen needs to be drawn. Nothing is sent
 * when somebody else than `uid` is signed in once they are there.
 */
async function callServer<Name extends CallableName>(
  uid: string,
  name: Name,
  payload: Callables[Name]['payload'],
): Promise<Callables[Name]['result']> {
  const [{ getFunctions, httpsCallableFromURL }, { readyFirebase }, { attest }] = await Promise.all(
    [import('./functions-client.ts'), import('./firebase.ts'), import('./app-check.ts')],
  );
  const { app, auth } = await readyFirebase();
  const check = () => {
    if (auth.currentUser?.uid !== uid || signedInUid() !== uid) throw refusal();
  };
  check();
  await attest(app);
  check();
  const callable = httpsCallableFromURL<Callables[Name]['payload'], Callables[Name]['result']>(
    getFunctions(app),
    `${location.origin}/api/call/${name}`,
    { timeout: TIMEOUT_MS },
  );
  return (await callable(payload)).data;
}

/**
 * Calls a function of the server through the app's own origin, as the signed-in person.
 * Rejects with a CallError; `fallback` is its sentence when the server gives none.
 */
export async function call<Name extends CallableName>(
  name: Name,
  payload: Callables[Name]['payload'],
  fallback = NO_ANSWER,
): Promise<Callables[Name]['result']> {
  const uid = signedInUid();
  if (uid === null) throw refusal();
  try {
    return await callServer(uid, name, payload);
  } catch (error) {
    const fault = readCallError(error, fallback);
    // A session ended on another device ends here too; a valid session stays.
    if (fault.code === 'unauthorized') refreshUser().catch(() => undefined);
    throw fault;
  }
}
