import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommand } from '../process/run-command.ts';
import { TOOLS_PROGRAM } from './firebase-tools.ts';

/**
 * Lets firebase-tools download the Firestore emulator into its cache. Throws the sentence
 * that says how else to get it.
 */
export async function downloadFirestoreEmulator(input: {
  env: NodeJS.ProcessEnv;
  /** Where the debug log goes. */
  logs: string;
  signal: AbortSignal;
}) {
  const { code } = await runCommand({
    command: process.execPath,
    args: [TOOLS_PROGRAM, 'setup:emulators:firestore', '--non-interactive'],
    cwd: input.logs,
    env: { ...input.env, METADATA_SERVER_DETECTION: 'none', NO_UPDATE_NOTIFIER: '1' },
    signal: input.signal,
  });
  if (code === 0 || input.signal.aborted) return;
  throw new LocalWorldError(
    'The Firestore emulator is neither on this machine nor to be downloaded: install it with "gcloud components install cloud-firestore-emulator" (or the Debian package google-cloud-cli-firestore-emulator), or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.',
  );
}
