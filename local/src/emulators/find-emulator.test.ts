import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEmulator } from './find-emulator.ts';
import { firestoreRelease } from './firestore-release.ts';

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
const find = (env: NodeJS.ProcessEnv = {}) =>
  findEmulator({
    env: { PATH: '', FIREBASE_EMULATORS_PATH: join(root, 'cache'), ...env },
    gcloudFolders: [join(root, 'gcloud')],
  });
const putFirestoreComponent = () =>
  put('gcloud/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');

/** A file of this size in firebase-tools' cache; of the right one, unless given. */
async function putInCache(bytes?: number): Promise<void> {
  const { path, size } = await firestoreRelease({ FIREBASE_EMULATORS_PATH: join(root, 'cache') });
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, '');
  await truncate(path, bytes ?? size);
}

describe('findEmulator', () => {
  it('takes the path the person set before all else', async () => {
    await putInCache();
    const path = await put('own.jar');
    expect(await find({ FIRESTORE_EMULATOR_BINARY_PATH: path })).toBe(path);
  });

  it('says that nothing is at the path the person set', async () => {
    const env = { FIRESTORE_EMULATOR_BINARY_PATH: join(root, 'none.jar') };
    await expect(find(env)).rejects.toThrow(/BINARY_PATH names .*none.jar, where nothing is/);
  });

  it('leaves a jar that firebase-tools has not copied to its end', async () => {
    await putInCache(1000);
    expect(await find()).toBeNull();
  });

  it('takes what firebase-tools has downloaded before the gcloud component', async () => {
    await putInCache();
    await putFirestoreComponent();
    expect(await find()).toContain(join(root, 'cache'));
  });

  it('takes the gcloud component of Firestore', async () => {
    const component = await putFirestoreComponent();
    expect(await find()).toBe(component);
  });

  it('finds nothing where there is nothing', async () => {
    expect(await find()).toBeNull();
  });
});
