import type { CallableName, Callables } from '@vibes/core/api/callables';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { attest } from './app-check.ts';
import { CallError, readCallError } from './call-error.ts';
import { getFirebase } from './firebase.ts';
import { currentSession, refreshUser } from './session.ts';

const TIMEOUT_MS = 30_000;

/**
 * Calls a function of the server through the app's own origin, as the signed-in person.
 * Rejects with a CallError; `fallback` is its sentence when the server gives none.
 */
export async function call<Name extends CallableName>(
  name: Name,
  payload: Callables[Name]['payload'],
  fallback: string,
): Promise<Callables[Name]['result']> {
  if (currentSession().status !== 'signed_in')
    throw new CallError('unauthenticated', 'Not authenticated');
  const { app } = await getFirebase();
  await attest(app);
  const callable = httpsCallableFromURL<Callables[Name]['payload'], Callables[Name]['result']>(
    getFunctions(app),
    `${location.origin}/api/call/${name}`,
    { timeout: TIMEOUT_MS },
  );
  try {
    return (await callable(payload)).data;
  } catch (error) {
    const fault = readCallError(error, fallback);
    // A session ended on another device ends here too; a valid session stays.
    if (fault.code === 'unauthorized') refreshUser().catch(() => undefined);
    throw fault;
  }
}
