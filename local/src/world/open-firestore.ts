import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Stack } from './stack.ts';

/**
 * The emulator's Firestore as the server sees it, past the rules. `host` is host and port. Close
 * it, or the process does not end.
 */
export function openFirestore(input: { project: string; host: string }): {
  firestore: Firestore;
  close: () => Promise<void>;
} {
  // The SDK reads it once, when the client is created; without credentials nothing else works.
  process.env['FIRESTORE_EMULATOR_HOST'] = input.host;
  // Else it searches for Google's metadata server, and warns that there is none.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: input.project }, `local-${crypto.randomUUID()}`);
  return { firestore: getFirestore(app), close: () => deleteApp(app) };
}

/** Works on the Firestore of a running slot, and closes it. */
export async function withFirestore<Result>(
  { project, firestore: origin }: Pick<Stack, 'firestore' | 'project'>,
  work: (firestore: Firestore) => Promise<Result>,
): Promise<Result> {
  const { firestore, close } = openFirestore({ project, host: new URL(origin).host });
  try {
    return await work(firestore);
  } finally {
    await close();
  }
}
