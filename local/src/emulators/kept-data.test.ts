import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptData } from './kept-data.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vibes-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

const EXPORT = [
  'firebase-export-metadata.json',
  'firestore_export/firestore_export.overall_export_metadata',
];
async function keep(...paths: string[]) {
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '{"version":"1.0.0"}');
  }
}

it('data of this version, or an earlier one that said its number, is begun with', async () => {
  await keep(...EXPORT, 'vibes-version.json');
  expect(await keptData(folder)).toEqual({
    auth: folder,
    firestore: join(folder, EXPORT[1] ?? ''),
  });
});

it('data of a build before version 1 is refused with what to do', async () => {
  await keep(...EXPORT);
  await expect(keptData(folder)).rejects.toThrow('begin with npm start -- --fresh.');
});

it('half an export is none', async () => {
  await keep(EXPORT[0] ?? '');
  expect(await keptData(folder)).toBeNull();
});
