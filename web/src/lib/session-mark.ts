import { localStore } from './storage.ts';

/**
 * A mark in this browser that somebody is signed in, without a name. The public pages do not load
 * the sign-in service: they and `public/before-paint.js` read the mark to decide whether to offer
 * the dashboard.
 */

const KEY = 'vibes.signed-in';

/** Whether somebody was signed in when this browser was last here. */
const wasSignedIn = (): boolean => localStore.read(KEY) !== null;

/** Shows the current mark on the page. */
export const showSessionMark = () =>
  document.documentElement.classList.toggle('signed-in', wasSignedIn());

/** Sets or removes the mark, and shows it. */
export function markSession(isSignedIn: boolean) {
  if (isSignedIn) localStore.write(KEY, '1');
  else localStore.remove(KEY);
  showSessionMark();
}
