import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { runCommand } from '../process/run-command.ts';
import { TOOLS_FOLDER } from './firebase-tools.ts';
import { launcherJar } from './launcher-jar.ts';

export type EmulatorKind = 'firestore' | 'pubsub';

/** What has to be done so that firebase-tools starts an emulator. */
export type EmulatorSource =
  /** Set as the emulator's `…_EMULATOR_BINARY_PATH`. */
  | { kind: 'binary'; path: string }
  /** In firebase-tools' own cache: nothing to do. */
  | { kind: 'cache'; path: string }
  /** Nowhere on this machine: firebase-tools would download it. */
  | { kind: 'download' };

export const BINARY_PATH_VARIABLE = {
  firestore: 'FIRESTORE_EMULATOR_BINARY_PATH',
  pubsub: 'PUBSUB_EMULATOR_BINARY_PATH',
} as const satisfies Record<EmulatorKind, string>;

/** The component's file, seen from the folder of the gcloud installation. */
const COMPONENT_FILE = {
  firestore: 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  pubsub: 'platform/pubsub-emulator/bin/cloud-pubsub-emulator',
} as const satisfies Record<EmulatorKind, string>;

const GCLOUD_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/lib64/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
];

const releaseSchema = z.object({
  downloadPathRelativeToCacheDir: z.string(),
  binaryPathRelativeToCacheDir: z.string().optional(),
});

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function findInCache(kind: EmulatorKind, env: NodeJS.ProcessEnv): Promise<string | null> {
  const list = join(TOOLS_FOLDER, 'lib/emulator/downloadableEmulatorInfo.json');
  const releases = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(await readFile(list, 'utf8')));
  const release = releaseSchema.parse(releases[kind]);
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const path = join(
    cache,
    release.binaryPathRelativeToCacheDir ?? release.downloadPathRelativeToCacheDir,
  );
  return (await exists(path)) ? path : null;
}

async function findComponent(input: {
  kind: EmulatorKind;
  env: NodeJS.ProcessEnv;
  gcloudFolders: readonly string[];
}): Promise<string | null> {
  const { kind, env } = input;
  for (const folder of input.gcloudFolders) {
    const file = join(folder, COMPONENT_FILE[kind]);
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
  const file = root ? join(root, COMPONENT_FILE[kind]) : null;
  return file && (await exists(file)) ? file : null;
}

/**
 * Looks for an emulator: the path the person set, firebase-tools' own cache, the gcloud
 * component of this machine (Firestore's through a launcher jar written to `folder`).
 */
export async function findEmulator(input: {
  kind: EmulatorKind;
  env: NodeJS.ProcessEnv;
  /** Where a launcher may be written. */
  folder: string;
  /** Where to look for gcloud; the usual places, unless given. */
  gcloudFolders?: readonly string[];
}): Promise<EmulatorSource> {
  const { kind, env, folder, gcloudFolders = GCLOUD_FOLDERS } = input;
  const given = env[BINARY_PATH_VARIABLE[kind]];
  if (given) return { kind: 'binary', path: given };
  const cached = await findInCache(kind, env);
  if (cached) return { kind: 'cache', path: cached };
  const component = await findComponent({ kind, env, gcloudFolders });
  if (!component) return { kind: 'download' };
  if (kind === 'pubsub') return { kind: 'binary', path: component };
  const launcher = join(folder, 'firestore-launcher.jar');
  await mkdir(folder, { recursive: true });
  await writeFile(
    launcher,
    launcherJar({
      mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      classPath: pathToFileURL(component).href,
    }),
  );
  return { kind: 'binary', path: launcher };
}
