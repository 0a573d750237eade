import { delimiter, dirname, join } from 'node:path';
import { BINARY_PATH_VARIABLE, type EmulatorSource } from './find-emulator.ts';

/** The environment of firebase-tools: the person's, with the Java and the emulator found put first. */
export function emulatorEnvironment(input: {
  env: NodeJS.ProcessEnv;
  /** Folder of the Java to run with. */
  java: string;
  firestore: EmulatorSource;
  /** The world's own folder. */
  folder: string;
  /** A folder with a short path, for sockets. */
  scratch: string;
}): NodeJS.ProcessEnv {
  const { env, java, firestore, folder, scratch } = input;
  return {
    ...env,
    ...(firestore.kind === 'binary' && { [BINARY_PATH_VARIABLE]: firestore.path }),
    PATH: [java, env['PATH'] ?? ''].join(delimiter),
    JAVA_HOME: dirname(java),
    // Two worlds at once share a project id, and firebase-tools finds "its" hub by that id here.
    TMPDIR: scratch,
    // The person's own sign-in with Google is not used in a demo project.
    XDG_CONFIG_HOME: join(folder, 'config'),
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    FIRESTORE_EMULATOR_HOST: undefined,
    // Without it the search for Google's metadata server takes five seconds.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
  };
}
