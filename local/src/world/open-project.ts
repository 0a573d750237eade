import { dirname, join } from 'node:path';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { firebaseSignIn } from '../../../functions/src/adapters/auth/firebase-sign-in.ts';
import { firestoreDocuments } from '../../../functions/src/adapters/firestore/firestore-documents.ts';
import { movableClock } from '../../../functions/src/platform/movable-clock.ts';
import type { CommitPorts } from '../../../functions/src/steps/decide-and-commit.ts';
import type { SignInService } from '../../../functions/src/ports/sign-in-service.ts';
import { IN_REAL_TIME } from '../process/in-real-time.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runningStack } from './stack.ts';
import { chosenStack } from './world-paths.ts';

/** What an operator's command works on: the database and the sign-in service of one project. */
export interface OpenedProject extends CommitPorts {
  people: SignInService;
  /** Close it, or the process does not end. */
  close: () => Promise<void>;
}

function open(project: string, clock: () => Date, isLive: boolean): OpenedProject {
  const credential = isLive ? { credential: applicationDefault() } : {};
  const app = initializeApp(
    { projectId: project, ...credential },
    `operator-${crypto.randomUUID()}`,
  );
  return {
    documents: firestoreDocuments(getFirestore(app)),
    people: firebaseSignIn(getAuth(app)),
    clock,
    ...IN_REAL_TIME,
    close: () => deleteApp(app),
  };
}

/** A deployed project, with the credentials of the person signed in with gcloud. */
async function openDeployed(project: string): Promise<OpenedProject> {
  // Variables left by another command would silently lead to an emulator.
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await applicationDefault()
    .getAccessToken()
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new LocalWorldError(
        `${project} cannot be opened. ${reason}\nSign in by “gcloud auth application-default login”.`,
        { cause },
      );
    });
  return open(project, () => new Date(), true);
}

/** The world that runs on this machine, on its own clock. */
async function openWorld(stackFile: string): Promise<OpenedProject> {
  const stack = await runningStack(stackFile);
  // The SDKs read them once, when a client is created; without credentials nothing else works.
  process.env['FIRESTORE_EMULATOR_HOST'] = new URL(stack.firestore).host;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(stack.auth).host;
  // Else they search for Google's metadata server, and warn that there is none.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return open(stack.project, movableClock(join(dirname(stackFile), 'clock-offset')), false);
}

/** `project` null: the world that `stack` describes. */
export const openProject = (at: {
  project: string | null;
  stack: string;
}): Promise<OpenedProject> =>
  at.project === null ? openWorld(at.stack) : openDeployed(at.project);

/** Works on a project, or with `project` null on the world of `chosenStack`, and closes it. */
export async function withProject<Result>(
  project: string | null,
  work: (books: Omit<OpenedProject, 'close'>) => Promise<Result>,
): Promise<Result> {
  const { close, ...books } = await openProject({ project, stack: chosenStack() });
  try {
    return await work(books);
  } finally {
    await close();
  }
}
