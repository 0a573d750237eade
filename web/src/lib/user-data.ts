import type { UserData, UserDataUpdate } from '@vibes/core/account/user-data';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './callables.ts';
import { createCachedRead } from './cached-read.ts';
import type { Loadable } from './loadable.ts';
import { currentSession, onSession } from './session.ts';

/** How long an answer of `getUserData` counts as fresh, in ms. */
const FRESH_MS = 60_000;

const userData = createCachedRead<UserData>({
  read: () => call('getUserData', {}, 'Failed to fetch user data'),
  fresh_ms: FRESH_MS,
  now: () => Date.now(),
});

let owner: string | null = null;
onSession(() => {
  const session = currentSession();
  const uid = session.status === 'signed_in' ? session.user.uid : null;
  if (owner !== uid) userData.clear();
  owner = uid;
});

/** The person's key, templates and settings, at most a minute old. */
export function useUserData(): Loadable<UserData> {
  const state = useSyncExternalStore(userData.subscribe, userData.current);
  useEffect(() => {
    void userData.refresh();
  }, []);
  return state;
}

/** Saves fields of one table, then reads everything anew. Rejects with a sentence for the person. */
export async function updateUserData(update: UserDataUpdate): Promise<void> {
  await call('updateUserData', update, 'Failed to update user data');
  await userData.refresh({ is_forced: true });
}

export async function regenerateApiKey(): Promise<void> {
  await call('regenerateApiKey', {}, 'Failed to regenerate API key');
  await userData.refresh({ is_forced: true });
}
