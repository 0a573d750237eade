import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { saveExport } from './save-export.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function* parts(fails: boolean) {
  yield await Promise.resolve('{"a":');
  if (fails) throw new Error('The database is away.');
  yield '1}';
}

it('writes an export under its name once it is complete', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'max.json');
  await saveExport(parts(false), file);
  expect(await readdir(folder)).toEqual(['max.json']);
  expect(await readFile(file, 'utf8')).toBe('{"a":1}');
});

it('leaves nothing of an export that failed', async () => {
  const folder = await emptyFolder();
  const saving = saveExport(parts(true), join(folder, 'max.json'));
  await expect(saving).rejects.toThrow('The database is away.');
  expect(await readdir(folder)).toEqual([]);
});
