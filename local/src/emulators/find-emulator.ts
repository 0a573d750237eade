import { access, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommand } from '../process/run-command.ts';
import { firestoreRelease } from './firestore-release.ts';

const BINARY_PATH_VARIABLE = 'FIRESTORE_EMULATOR_BINARY_PATH';

/** The component's file, seen from the folder of the gcloud installation. */
const COMPONENT_FILE = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const GCLOUD_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/lib64/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
];

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** By its size: firebase-tools copies into its cache, and may be ended while it does. */
async function findInCache(env: NodeJS.ProcessEnv): Promise<string | null> {
  const { path, size } = await firestoreRelease(env);
  const found = await stat(path).catch(() => null);
  return found?.size === size ? path : null;
}

async function findComponent(
  env: NodeJS.ProcessEnv,
  gcloudFolders: readonly string[],
): Promise<string | null> {
  for (const folder of gcloudFolders) {
    const file = join(folder, COMPONENT_FILE);
    if (await exists(file)) return file;
  }
  // gcloud knows its own folder; asked last, since it takes a second.
  const answer = await runCommand({
    command: 'gcloud',
    args: ['info', '--format=value(installation.sdk_root)'],
    cwd: '/',
    env: { ...env, CLOUDSDK_CORE_DISABLE_PROMPTS: '1' },
  });
  const root = answer.code === 0 ? answer.output.trim().split('\n').at(-1) : undefined;
  const file = root ? join(root, COMPONENT_FILE) : null;
  return file && (await exists(file)) ? file : null;
}

/**
 * Looks for the jar of the Firestore emulator: the path the person set, firebase-tools' own cache,
 * the gcloud component of this machine. Null when it is nowhere.
 */
export async function findEmulator(input: {
  env: NodeJS.ProcessEnv;
  /** Where to look for gcloud; the usual places, unless given. */
  gcloudFolders?: readonly string[];
}): Promise<string | null> {
  const { env, gcloudFolders = GCLOUD_FOLDERS } = input;
  const given = env[BINARY_PATH_VARIABLE];
  if (given && !(await exists(given)))
    throw new LocalWorldError(`${BINARY_PATH_VARIABLE} names ${given}, where nothing is.`);
  return given || (await findInCache(env)) || findComponent(env, gcloudFolders);
}
