import type { FirebaseOptions } from 'firebase/app';
import { localStore } from './storage.ts';

/** The addresses of a local world's emulators. */
export interface Emulators {
  auth: string;
  firestore: { host: string; port: number };
}
export interface Settings {
  firebase: FirebaseOptions & { projectId: string };
  /** Null outside a local world. */
  emulators: Emulators | null;
}

const KEY = 'vibes.settings';
const PATIENCE_MS = 4000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readFirebaseOptions(value: unknown): Settings['firebase'] {
  const projectId = isRecord(value) ? value['projectId'] : null;
  if (!isRecord(value) || typeof projectId !== 'string' || !projectId)
    throw new Error('The settings name no project.');
  return { ...value, projectId };
}

export function readEmulators(value: unknown): Emulators {
  const firestore = isRecord(value) ? value['firestore'] : null;
  if (
    !isRecord(value) ||
    typeof value['auth'] !== 'string' ||
    !isRecord(firestore) ||
    typeof firestore['host'] !== 'string' ||
    typeof firestore['port'] !== 'number'
  )
    throw new Error('The emulator addresses are incomplete.');
  return {
    auth: value['auth'],
    firestore: { host: firestore['host'], port: firestore['port'] },
  };
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // A single-page host answers unknown paths with its page and 200.
  const isJson = response.headers.get('content-type')?.includes('application/json');
  if (!response.ok || !isJson) throw new Error(`No settings at ${path}.`);
  return response.json();
}

/** Only a project of the emulators (`demo-…`) is asked for their addresses. */
export async function fetchSettings(
  read: (path: string) => Promise<unknown> = fetchJson,
): Promise<Settings> {
  const firebase = readFirebaseOptions(await read('/__/firebase/init.json'));
  const isLocal = firebase.projectId.startsWith('demo-');
  return { firebase, emulators: isLocal ? readEmulators(await read('/emulators.json')) : null };
}

/** The last good settings of this device; null without any, or when the stored value is damaged. */
export function readKept(kept: string | null): Settings | null {
  try {
    const value: unknown = JSON.parse(kept ?? '');
    if (!isRecord(value)) return null;
    const { firebase, emulators } = value;
    return {
      firebase: readFirebaseOptions(firebase),
      emulators: emulators === null ? null : readEmulators(emulators),
    };
  } catch {
    return null;
  }
}

/**
 * The settings of the origin that serves the app, loaded at run time. The last good ones are
 * stored, so that the app also starts offline. Rejects when there are none.
 */
export async function loadSettings(): Promise<Settings> {
  try {
    const settings = await fetchSettings();
    localStore.write(KEY, JSON.stringify(settings));
    return settings;
  } catch {
    const kept = readKept(localStore.read(KEY));
    if (kept) return kept;
    throw new Error('We couldn’t load the app’s settings. Check your connection and reload.');
  }
}
