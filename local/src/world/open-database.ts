import { dirname, join } from 'node:path';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { firestoreDocuments } from '../../../functions/src/adapters/firestore/firestore-documents.ts';
import { movableClock } from '../../../functions/src/platform/movable-clock.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { openFirestore } from './open-firestore.ts';
import { readStack } from './stack.ts';

/** A project's or a world's documents. */
export interface OpenedDatabase {
  documents: Documents;
  clock: () => Date;
  /** Close it, or the process stays. */
  close: () => Promise<void>;
}

/** The database of a deployed project, with the credentials of whoever is signed in with gcloud. */
function openProject(projectId: string): OpenedDatabase {
  // Left over from another command, it would lead to an emulator in silence.
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  const app = initializeApp({ projectId, credential: applicationDefault() });
  return {
    documents: firestoreDocuments(getFirestore(app)),
    clock: () => new Date(),
    close: () => deleteApp(app),
  };
}

/** The database of the world that runs on this machine, on its own clock. */
async function openWorld(stackFile: string): Promise<OpenedDatabase> {
  const stack = await readStack(stackFile);
  if (!stack) throw new LocalWorldError('Nothing runs here: start it first with npm start.');
  const { host } = new URL(stack.firestore);
  const { firestore, close } = openFirestore({ project: stack.project, host });
  const clock = movableClock(join(dirname(stackFile), 'clock-offset'));
  return { documents: firestoreDocuments(firestore), clock, close };
}

/** `project` null: the world that `stack` describes. */
export const openDatabase = async (at: {
  project: string | null;
  stack: string;
}): Promise<OpenedDatabase> =>
  at.project === null ? openWorld(at.stack) : openProject(at.project);
