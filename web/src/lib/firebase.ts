import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { wasSignedIn } from './session-mark.ts';
import { loadSettings, type Settings } from './settings.ts';
import { localStore } from './storage.ts';

export interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  settings: Settings;
}

/** The name under which the sign-in service keeps the session. */
export const sessionKey = (apiKey: string | undefined) =>
  `firebase:authUser:${apiKey ?? ''}:[DEFAULT]`;

/**
 * Brings a session that an earlier version kept in IndexedDB. The sign-in service would move it
 * itself, but sign out the tabs of that version, and wait for IndexedDB without a limit.
 */
async function bringSession(key: string) {
  if (!wasSignedIn() || localStore.read(key) !== null) return;
  await import('./copied-session.ts')
    .then(({ copySession }) => copySession(key))
    .catch(() => undefined);
}

let starting: Promise<Firebase> | null = null;

async function start(loading: Promise<Settings>): Promise<Firebase> {
  const settings = await loading;
  await bringSession(sessionKey(settings.firebase.apiKey));
  const app = initializeApp(
    settings.emulators
      ? settings.firebase
      : // The sign-in pages of the app's own domain: browsers block third-party storage for any other.
        { ...settings.firebase, authDomain: location.host },
  );
  // No popup resolver here: it is loaded when somebody signs in. Not IndexedDB: WebKit can leave it
  // without an answer after a page was left, and a person who is signed in would see the sign-in.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence] });
  if (settings.emulators)
    connectAuthEmulator(auth, settings.emulators.auth, { disableWarnings: true });
  return { app, auth, settings };
}

/** The same, once the sign-in service has answered who is signed in. */
export async function readyFirebase(): Promise<Firebase> {
  const firebase = await getFirebase();
  await firebase.auth.authStateReady();
  return firebase;
}

/**
 * The Firebase app with its sign-in, created once. A failed start is tried again at the next call, with the `settings` given if
 * they are loading already.
 */
export function getFirebase(settings?: Promise<Settings>): Promise<Firebase> {
  starting ??= start(settings ?? loadSettings()).catch((error: unknown) => {
    starting = null;
    throw error;
  });
  return starting;
}
