import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/**
 * The emulator's Firestore as the server sees it, past the rules. `host` is host and
 * port. Close it, or the process stays.
 */
export function openFirestore(input: { project: string; host: string }): {
  firestore: Firestore;
  close: () => Promise<void>;
} {
  // The SDK reads it once, when the client is made; there is no other way without credentials.
  process.env['FIRESTORE_EMULATOR_HOST'] = input.host;
  // Else it looks for a Google machine around us, and warns that there is none.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: input.project }, `local-${crypto.randomUUID()}`);
  return { firestore: getFirestore(app), close: () => deleteApp(app) };
}
