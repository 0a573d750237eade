import type { UserData, UserDataUpdate } from '@vibes/core/account/user-data';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './callables.ts';
import { createCachedRead } from './cached-read.ts';
import type { Loadable } from './loadable.ts';
import { onOtherPerson } from './other-person.ts';

/** How long an answer of `getUserData` counts as fresh, in ms. */
const FRESH_MS = 60_000;
/** The values on screen are read again this often, in ms: another tab or device may have changed them. */
const RENEW_MS = 60_000;
/** Several readers refresh at the same time: an answer this young, in ms, serves them all. */
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

/**
 * The person's key, templates and settings: read again each minute, when the tab becomes visible
 * and when the connection is back.
 */
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
 * Reads again what the server changes by itself, such as the health of a channel. A failure keeps
 * the values on screen, since a form may hold typed work.
 */
export async function renewUserData(): Promise<void> {
  // A read still under way may be older than the change.
  await userData.refresh();
  await userData.refresh({ max_age_ms: 0 });
}

/** Saves fields of one table, then reads everything again. Rejects with a sentence for the person. */
export async function updateUserData(update: UserDataUpdate): Promise<void> {
  await call('updateUserData', update, 'Failed to update user data');
  await userData.refresh({ is_forced: true });
}

export async function regenerateApiKey(): Promise<void> {
  await call('regenerateApiKey', {}, 'Failed to regenerate API key');
  await userData.refresh({ is_forced: true });
}
