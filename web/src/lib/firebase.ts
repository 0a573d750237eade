import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { loadSettings, type Settings } from './settings.ts';

export interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  settings: Settings;
}

let starting: Promise<Firebase> | null = null;

async function start(loading: Promise<Settings>): Promise<Firebase> {
  const settings = await loading;
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
