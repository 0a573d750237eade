import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vibesOutreach } from './vibes-outreach.ts';

const run = promisify(execFile);
const COMPILE = fileURLToPath(new URL('compile.ts', import.meta.url));
const compile = (...args: string[]) => run(process.execPath, ['--import', 'tsx', COMPILE, ...args]);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortcut-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('npm run shortcut writes the file for the origin', { timeout: 60_000 }, async () => {
  const file = join(folder, 'below', 'app.shortcut');
  await compile('--origin', 'https://app.example', '--out', file);
  expect((await readFile(file)).equals(vibesOutreach('https://app.example'))).toBe(true);
});

it('a mistake ends in one sentence and exit 1', { timeout: 60_000 }, async () => {
  await expect(compile('--origin', 'app.example')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      '"app.example" is no origin such as https://app.example.\n' +
      'Use: npm run shortcut -- --origin https://app.example [--out FILE]\n',
  });
});
