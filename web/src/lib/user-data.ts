import type { UserData, UserDataUpdate } from '@vibes/core/account/user-data';
import { userPlace } from '@vibes/core/firestore/places';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './callables.ts';
import { createCachedRead } from './cached-read.ts';
import { createStampFollower, isOlder } from './follow-stamp.ts';
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
/** Screens that show the data: without one, nothing is tried again. */
let readers = 0;

const isAble = () => document.visibilityState === 'visible' && changing === 0;

const follower = createStampFollower({
  isBehind: () => {
    const read = dataOf(userData.current());
    return read !== null && isOlder(read.changed_at, changed_at);
  },
  isAble,
  read: () => userData.refresh({ max_age_ms: 0 }),
  settled: userData.settled,
  now: () => Date.now(),
});

onOtherPerson(() => {
  changed_at = undefined;
  follower.stop();
  userData.clear();
});

/** Reads again what is stale, or older than the last change. A hidden tab waits until it is visible. */
function renew(): void {
  if (!isAble()) {
    follower.stop();
    return;
  }
  void userData.refresh();
  follower.follow();
}

/** A new stamp: older data is left to the follower, which spaces its reads. */
function onStamp(stamp: string | null): void {
  const isFirst = changed_at === undefined;
  changed_at = stamp;
  const { status } = userData.current();
  if (status === 'data') follower.follow();
  // The first stamp is no change: what failed is tried again by the person.
  else if (status === 'loading' || !isFirst) renew();
}

/**
 * The person's key, templates and settings. Read again when the account reports a change; and what
 * is stale, when the tab is looked at again or the connection is back.
 */
export function useUserData(): Loadable<UserData> {
  const state = useSyncExternalStore(userData.subscribe, userData.current);
  const account = dataOf(useLiveDocument(userPlace.at(useUid())));
  const live = account ? (account.user_data_changed_at?.toISOString() ?? null) : undefined;
  useEffect(() => {
    readers += 1;
    void userData.refresh();
    document.addEventListener('visibilitychange', renew);
    window.addEventListener('focus', renew);
    window.addEventListener('online', renew);
    return () => {
      readers -= 1;
      if (readers === 0) follower.stop();
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('focus', renew);
      window.removeEventListener('online', renew);
    };
  }, []);
  useEffect(() => {
    if (live === undefined) return;
    onStamp(live);
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
    renew();
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
