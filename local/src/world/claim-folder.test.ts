import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { childrenFile } from '../process/child-family.ts';
import { startChildProgram, type ChildProgram } from '../process/child-program.ts';
import { claimFolder } from './claim-folder.ts';

let folder = '';
let child: ChildProgram;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claim-'));
  child = await startChildProgram({
    name: 'A child',
    command: process.execPath,
    args: ['-e', 'setTimeout(() => {}, 60_000)', folder],
    cwd: folder,
    env: process.env,
    log_file: join(folder, 'child.log'),
  });
});
afterEach(async () => {
  child.kill();
  await child.ended;
  await rm(folder, { recursive: true });
});

const leave = (mark: string) =>
  writeFile(childrenFile(folder), JSON.stringify([{ pid: child.pid, mark }]));

it('children that an owner left running are ended', async () => {
  await leave(child.arguments);
  await (
    await claimFolder(folder)
  )();
  expect(await child.ended).toBe('SIGKILL');
});

it('a process that has taken over the id of such a child is left alone', async () => {
  await leave('the arguments of another');
  await (
    await claimFolder(folder)
  )();
  expect(process.kill(child.pid, 0)).toBe(true);
});
