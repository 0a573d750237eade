import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hostingPart } from './firebase-config.ts';

/** The files that firebase-tools uploads, by its own code. */
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as {
  listFiles: (cwd: string, ignore: readonly string[]) => string[];
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vibes-published-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('only what people may fetch is published: not the map of the sources, nor what a build leaves', async () => {
  const built = [
    ...['index.html', 'assets/app.js', '.well-known/security.txt'],
    ...['.vite/manifest.json', '.built', 'emulators.json'],
  ];
  for (const path of built) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '');
  }
  expect(listFiles(folder, hostingPart({ scripts: [], settings: {} }).ignore).toSorted()).toEqual([
    '.well-known/security.txt',
    'assets/app.js',
    'index.html',
  ]);
});
