import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
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

/**
 * Where the session is kept: in localStorage. WebKit can leave IndexedDB without an answer after a
 * page was left, and a person who is signed in would be shown the sign-in page. A session that an
 * earlier version kept in IndexedDB is moved.
 */
function persistenceFor(apiKey: string | undefined) {
  const isKept = localStore.read(`firebase:authUser:${apiKey ?? ''}:[DEFAULT]`) !== null;
  return wasSignedIn() && !isKept
    ? [browserLocalPersistence, indexedDBLocalPersistence]
    : [browserLocalPersistence];
}

let starting: Promise<Firebase> | null = null;

async function start(): Promise<Firebase> {
  const settings = await loadSettings();
  const app = initializeApp(
    settings.emulators
      ? settings.firebase
      : // The sign-in pages of the app's own domain: browsers block third-party storage for any other.
        { ...settings.firebase, authDomain: location.host },
  );
  // No popup resolver here: it is loaded when somebody signs in.
  const auth = initializeAuth(app, {
    persistence: persistenceFor(settings.firebase.apiKey),
  });
  if (settings.emulators)
    connectAuthEmulator(auth, settings.emulators.auth, { disableWarnings: true });
  return { app, auth, settings };
}

/** The Firebase app with its sign-in, created once. A failed start is tried again at the next call. */
export function getFirebase(): Promise<Firebase> {
  starting ??= start().catch((error: unknown) => {
    starting = null;
    throw error;
  });
  return starting;
}
