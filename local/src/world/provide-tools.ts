import { downloadEmulator } from '../emulators/download-emulator.ts';
import { findEmulator } from '../emulators/find-emulator.ts';
import { firestoreRelease } from '../emulators/firestore-release.ts';
import { provideJava } from '../java/provide-java.ts';
import { TOOLS } from './world-paths.ts';

/** What the emulators run with, beside the packages of npm. */
export interface Tools {
  /** Folder of the Java to run with. */
  java: string;
  /** The jar of the Firestore emulator. */
  firestore: string;
}

/**
 * Finds Java and the Firestore emulator, or gets them; a second call finds what the first one got.
 * Throws the sentence that says how else to get what is missing.
 */
export async function provideTools(input: {
  env: NodeJS.ProcessEnv;
  report: (line: string) => void;
  signal: AbortSignal;
}): Promise<Tools> {
  const { env } = input;
  const java = await provideJava({ ...input, tools: TOOLS });
  const found = await findEmulator({ env });
  if (found) return { java, firestore: found };
  const release = await firestoreRelease(env);
  await downloadEmulator({ ...input, release });
  return { java, firestore: release.path };
}
