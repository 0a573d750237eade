import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEmulator } from './find-emulator.ts';
import { TOOLS_FOLDER } from './firebase-tools.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-emulator-'));
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string): Promise<string> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), '');
  return join(root, path);
}
/** Looks below the scratch folder only: nothing of this machine is found. */
const find = (kind: 'firestore' | 'pubsub', env: NodeJS.ProcessEnv = {}) =>
  findEmulator({
    kind,
    env: { PATH: '', FIREBASE_EMULATORS_PATH: join(root, 'cache'), ...env },
    folder: join(root, 'jars'),
    gcloudFolders: [join(root, 'gcloud')],
  });
const putFirestoreComponent = () =>
  put('gcloud/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');

async function putInCache(): Promise<void> {
  const list = join(TOOLS_FOLDER, 'lib/emulator/downloadableEmulatorInfo.json');
  const releases = JSON.parse(await readFile(list, 'utf8')) as {
    firestore: { downloadPathRelativeToCacheDir: string };
  };
  await put(`cache/${releases.firestore.downloadPathRelativeToCacheDir}`);
}

describe('findEmulator', () => {
  it('takes the path the person set before all else', async () => {
    await putInCache();
    const env = { FIRESTORE_EMULATOR_BINARY_PATH: '/opt/firestore.jar' };
    expect(await find('firestore', env)).toEqual({ kind: 'binary', path: '/opt/firestore.jar' });
  });

  it('takes what firebase-tools has downloaded before the gcloud component', async () => {
    await putInCache();
    await putFirestoreComponent();
    expect(await find('firestore')).toMatchObject({ kind: 'cache' });
  });

  it('starts the gcloud component of Firestore through a launcher', async () => {
    const component = await putFirestoreComponent();
    const source = await find('firestore');
    expect(source).toEqual({ kind: 'binary', path: join(root, 'jars/firestore-launcher.jar') });
    const launcher = await readFile(join(root, 'jars/firestore-launcher.jar'), 'latin1');
    expect(launcher.replaceAll('\r\n ', '')).toContain(`Class-Path: file://${component}`);
  });

  it('starts the gcloud component of Pub/Sub as it is', async () => {
    const component = await put('gcloud/platform/pubsub-emulator/bin/cloud-pubsub-emulator');
    expect(await find('pubsub')).toEqual({ kind: 'binary', path: component });
  });

  it('leaves the rest to a download', async () => {
    expect(await find('firestore')).toEqual({ kind: 'download' });
  });
});
