import type { UserData, UserDataUpdate } from '@vibes/core/account/user-data';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './callables.ts';
import { createCachedRead } from './cached-read.ts';
import type { Loadable } from './loadable.ts';
import { onOtherPerson } from './other-person.ts';

/** How long an answer of `getUserData` counts as fresh, in ms. */
const FRESH_MS = 60_000;
/** What is on screen is renewed this often, in ms: another tab or device may have changed it. */
const RENEW_MS = 60_000;
/** Several readers renew at the same time: an answer this young, in ms, serves them all. */
const JUST_READ_MS = 5_000;

const userData = createCachedRead<UserData>({
  read: () => call('getUserData', {}, 'Failed to fetch user data'),
  fresh_ms: FRESH_MS,
  now: () => Date.now(),
});

onOtherPerson(() => userData.clear());

function renewWhenVisible() {
  if (document.visibilityState === 'visible') void userData.refresh({ max_age_ms: JUST_READ_MS });
}

/** The person's key, templates and settings: read anew each minute, and when the tab is looked at or the connection is back. */
export function useUserData(): Loadable<UserData> {
  const state = useSyncExternalStore(userData.subscribe, userData.current);
  useEffect(() => {
    void userData.refresh();
    const timer = setInterval(renewWhenVisible, RENEW_MS);
    document.addEventListener('visibilitychange', renewWhenVisible);
    window.addEventListener('online', renewWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renewWhenVisible);
      window.removeEventListener('online', renewWhenVisible);
    };
  }, []);
  return state;
}

/**
 * Reads anew what the server changes by itself, such as the health of a channel. A failure
 * keeps what is on screen, which may hold typed work.
 */
export async function renewUserData(): Promise<void> {
  // An answer already on its way may be older than the change.
  await userData.refresh();
  await userData.refresh({ max_age_ms: 0 });
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
