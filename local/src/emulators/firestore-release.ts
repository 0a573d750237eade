import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { RemoteFile } from '../download/download-file.ts';
import { TOOLS_FOLDER } from './firebase-tools.ts';

const listSchema = z.object({
  firestore: z.object({
    remoteUrl: z.url(),
    expectedSize: z.int().positive(),
    expectedChecksumSHA256: z.string(),
    downloadPathRelativeToCacheDir: z.string(),
  }),
});

/** The Firestore emulator that this version of firebase-tools wants, and its place in its cache. */
export async function firestoreRelease(
  env: NodeJS.ProcessEnv,
): Promise<RemoteFile & { path: string }> {
  const list = join(TOOLS_FOLDER, 'lib/emulator/downloadableEmulatorInfo.json');
  const { firestore } = listSchema.parse(JSON.parse(await readFile(list, 'utf8')));
  const cache = env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache/firebase/emulators');
  return {
    url: firestore.remoteUrl,
    size: firestore.expectedSize,
    sha256: firestore.expectedChecksumSHA256,
    path: join(cache, firestore.downloadPathRelativeToCacheDir),
  };
}
