import { localStore } from './storage.ts';

/**
 * A mark in this browser that somebody is signed in, without a name. The public pages do not load
 * the sign-in service: the mark tells them, and `public/before-paint.js`, whether to offer the dashboard.
 */

const KEY = 'vibes.signed-in';

/** Puts on the page what the mark says now. */
export const showSessionMark = () =>
  document.documentElement.classList.toggle('signed-in', localStore.read(KEY) !== null);

/** Sets or takes the mark, and shows it. */
export function markSession(isSignedIn: boolean) {
  if (isSignedIn) localStore.write(KEY, '1');
  else localStore.remove(KEY);
  showSessionMark();
}
