import { join } from 'node:path';
import { downloadFirestoreEmulator } from '../emulators/download-emulator.ts';
import { findEmulator, type EmulatorKind } from '../emulators/find-emulator.ts';
import { findJava } from '../emulators/find-java.ts';
import { buildWhenStale } from './build-when-stale.ts';
import { ensureFunctionsSecret } from './functions-secret.ts';

/**
 * Sees to it that the machine has what a world needs and the product is built. Throws the
 * sentence that says what is missing.
 */
export async function prepareMachine(input: {
  root: string;
  folder: string;
  logs: string;
  env: NodeJS.ProcessEnv;
  /** The product is built and in use by others: it is not built again. */
  isBuilt?: boolean;
  report: (line: string) => void;
  signal: AbortSignal;
}) {
  const { root, folder, env, report, signal } = input;
  const java = await findJava(env);
  const jars = join(folder, 'jars');
  const find = (kind: EmulatorKind) => findEmulator({ kind, env, folder: jars });
  const [found, pubsub] = await Promise.all([find('firestore'), find('pubsub')]);
  let firestore = found;
  if (found.kind === 'download') {
    report('Downloading the Firestore emulator …');
    await downloadFirestoreEmulator({ env, logs: input.logs, signal });
    firestore = await find('firestore');
  }
  for (const workspace of input.isBuilt ? [] : (['functions', 'web'] as const)) {
    report(`Building ${workspace} where it has changed …`);
    await buildWhenStale({ root, workspace, signal });
  }
  await ensureFunctionsSecret(root);
  return { java, sources: { firestore, pubsub } };
}
