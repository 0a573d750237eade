import type { UserData, UserDataUpdate } from '@vibes/core/account/user-data';
import { userPlace } from '@vibes/core/firestore/places';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './callables.ts';
import { createCachedRead } from './cached-read.ts';
import { useLiveDocument, useUid } from './live.ts';
import { dataOf, type Loadable } from './loadable.ts';
import { onOtherPerson } from './other-person.ts';

/** How long an answer of `getUserData` counts as fresh, in ms. */
const FRESH_MS = 60_000;

const userData = createCachedRead<UserData>({
  read: () => call('getUserData', {}, 'Failed to fetch user data'),
  fresh_ms: FRESH_MS,
  now: () => Date.now(),
});

/** The account's `user_data_changed_at`, live; undefined until it is known. */
let changed_at: string | null | undefined;
/** Changes of this tab under way: each reads everything again by itself. */
let changing = 0;

onOtherPerson(() => {
  changed_at = undefined;
  userData.clear();
});

function isBehind(): boolean {
  const read = dataOf(userData.current());
  return read !== null && changed_at !== undefined && read.changed_at !== changed_at;
}

/** Reads again what is stale, or older than the last change. A hidden tab waits until it is visible. */
async function renew(): Promise<void> {
  if (document.visibilityState !== 'visible' || changing > 0) return;
  await userData.refresh();
  // A read still under way may be older than the change.
  if (isBehind()) await userData.refresh({ max_age_ms: 0 });
}

const onReturn = () => void renew();

/**
 * The person's key, templates and settings. Read again when the account reports a change; and what
 * is stale, when the tab is looked at again or the connection is back.
 */
export function useUserData(): Loadable<UserData> {
  const state = useSyncExternalStore(userData.subscribe, userData.current);
  const account = dataOf(useLiveDocument(userPlace.at(useUid())));
  const live = account ? (account.user_data_changed_at?.toISOString() ?? null) : undefined;
  useEffect(() => {
    void userData.refresh();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, []);
  useEffect(() => {
    if (live === undefined) return;
    changed_at = live;
    void renew();
  }, [live]);
  return state;
}

/** Makes a change, then reads everything again. */
async function change(write: () => Promise<unknown>): Promise<void> {
  changing += 1;
  try {
    await write();
    await userData.refresh({ is_forced: true });
  } finally {
    changing -= 1;
    void renew();
  }
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
  await change(() => call('updateUserData', update, 'Failed to update user data'));
}

export async function regenerateApiKey(): Promise<void> {
  await change(() => call('regenerateApiKey', {}, 'Failed to regenerate API key'));
}
