import type { User } from 'firebase/auth';
import { leaveFarewell, takeFarewell } from './farewell.ts';
import {
  forgetLastSession,
  keepLastSession,
  lastSession,
  type SessionUser,
} from './last-session.ts';
import { redirectPending } from './redirect-pending.ts';
import { markSession } from './session-mark.ts';
import { loadSettings } from './settings.ts';
import { makeListeners } from './make-listeners.ts';

/**
 * The state of the session: loading → signed_in or signed_out, and from one to the other. The
 * person of the last visit counts as signed in until the sign-in service says otherwise.
 * `has_left` is true after signing out by choice: then the app does not ask the person to come
 * back.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'signed_out'; has_left: boolean }
  | { status: 'signed_in'; user: SessionUser };

/** A session check that takes longer counts as signed out; a late answer still wins. */
const PATIENCE_MS = 5000;
/** A session check that could not begin (no settings, a chunk that did not load) is tried again after this, in ms. */
const RETRY_MS = 3000;

let session: Session = { status: 'loading' };
let isLeaving = false;
const { subscribe, tell } = makeListeners();

function set(next: Session) {
  session = next;
  tell();
}

export const currentSession = () => session;

/** Who is signed in, null while nobody is. */
export const signedInUid = (): string | null =>
  session.status === 'signed_in' ? session.user.uid : null;

export const onSession = subscribe;

/** Begins the session check and retries until it works. Call once, at the start of the app. */
export function startSession() {
  const last = redirectPending.isPending() ? null : lastSession();
  if (last) set({ status: 'signed_in', user: last });
  const giveUp = () => {
    if (session.status === 'loading') set({ status: 'signed_out', has_left: false });
  };
  setTimeout(giveUp, PATIENCE_MS);
  // Back may show the page as it was left, with the figures of a person who has since signed out.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (lastSession()?.uid ?? null) !== signedInUid()) location.reload();
  });
  const begin = () => {
    watch().catch(() => {
      giveUp();
      setTimeout(begin, RETRY_MS);
    });
  };
  begin();
}

async function watch() {
  // Beside the program that needs them.
  const settings = loadSettings();
  settings.catch(() => undefined);
  const { getFirebase } = await import('./firebase.ts');
  const { auth } = await getFirebase(settings);
  if (redirectPending.isPending()) {
    const { finishRedirect } = await import('./google-sign-in.ts');
    await finishRedirect(auth);
  }
  auth.onAuthStateChanged((user) => {
    if (!user) {
      markSession(false);
      forgetLastSession();
      // The service may say so twice.
      const hasLeft = session.status === 'signed_out' && session.has_left;
      set({ status: 'signed_out', has_left: isLeaving || hasLeft });
      isLeaving = false;
    } else if (!isLeaving) {
      // Somebody who logs out before the first answer must not come back by it.
      markSession(true);
      enter(user);
    }
  });
}

function enter({ uid, email, displayName }: User) {
  const user: SessionUser = { uid, email, name: displayName };
  keepLastSession(user);
  set({ status: 'signed_in', user });
}

/**
 * Refreshes the user from the sign-in service: the address may have changed at Google. Returns
 * false when nobody is signed in. Rejects with the service's fault; a session that turns out to be
 * over ends.
 */
export async function refreshUser(): Promise<boolean> {
  const { readyFirebase } = await import('./firebase.ts');
  const { auth } = await readyFirebase();
  const user = auth.currentUser;
  await user?.reload();
  if (!user || auth.currentUser !== user) return false;
  enter(user);
  return true;
}

/**
 * Ends the session on this device, after `first`; the page it leads to says `farewell`. Rejects
 * when `first` does or the sign-in service refuses: then the session goes on.
 */
export async function signOut(farewell: string, first = () => Promise.resolve()) {
  const { getFirebase } = await import('./firebase.ts');
  const { auth } = await getFirebase();
  isLeaving = true;
  // First of all: `first` may end the session, and then the page is left at any moment.
  leaveFarewell(farewell);
  try {
    await first();
    await auth.signOut();
  } catch (error) {
    isLeaving = false;
    takeFarewell();
    // Whose answer was passed over while leaving.
    if (auth.currentUser) enter(auth.currentUser);
    throw error;
  }
  // Nobody was signed in any more, and no answer follows.
  if (session.status === 'signed_out') isLeaving = false;
}
