import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver as resolver,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type Auth,
} from 'firebase/auth';
import { getFirebase } from './firebase.ts';
import { redirectPending } from './redirect-pending.ts';
import { sessionStore } from './storage.ts';

/** An account of the local account chooser. The address is also the account's id. */
export interface LocalAccount {
  email: string;
  name: string;
}

/** True when the Auth emulator takes the place of Google, whose own pages cannot be reached then. */
export async function hasLocalAccounts(): Promise<boolean> {
  return (await getFirebase()).settings.emulators !== null;
}

export async function signInLocally({ email, name }: LocalAccount): Promise<void> {
  const { auth } = await getFirebase();
  const claims = { sub: email, email, email_verified: true, name };
  await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)));
}

const NEEDS_REDIRECT = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
  'auth/web-storage-unsupported',
]);

/** Safari's own property for an app on the home screen. */
const isInstalledOnIos = () => 'standalone' in navigator && navigator.standalone === true;

/**
 * Google sign-in in a popup. Where the browser refuses one, the page itself goes to Google. So does
 * an app on an iPhone's home screen: a popup opens in Safari there and never comes back.
 */
export async function signInWithGoogle(): Promise<void> {
  const { auth } = await getFirebase();
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  try {
    if (!isInstalledOnIos()) {
      await signInWithPopup(auth, provider, resolver);
      return;
    }
  } catch (error) {
    if (!(error instanceof FirebaseError) || !NEEDS_REDIRECT.has(error.code)) throw error;
  }
  redirectPending.begin();
  await signInWithRedirect(auth, provider, resolver);
}

const FAULT_KEY = 'vibes.redirect-fault';

/** Completes the sign-in after the return from Google. A fault waits for the sign-in page to show it. */
export async function finishRedirect(auth: Auth): Promise<void> {
  redirectPending.end();
  try {
    await getRedirectResult(auth, resolver);
  } catch (error) {
    sessionStore.write(FAULT_KEY, signInFault(error));
  }
}

export function takeRedirectFault(): string | null {
  const fault = sessionStore.read(FAULT_KEY);
  sessionStore.remove(FAULT_KEY);
  return fault;
}

const SENTENCES: Record<string, string> = {
  'auth/popup-closed-by-user': 'The Google window closed before you were signed in.',
  'auth/cancelled-popup-request': 'Another sign-in window is open. Finish there or try again.',
  'auth/network-request-failed': 'No connection. Check your network and try again.',
  'auth/user-disabled': 'This account has been closed.',
};

/** What went wrong, in a sentence for the person. */
export function signInFault(error: unknown): string {
  if (error instanceof FirebaseError) return SENTENCES[error.code] ?? 'Please try again later';
  return error instanceof Error && error.message ? error.message : 'Please try again later';
}
