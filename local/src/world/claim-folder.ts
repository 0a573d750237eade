import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { childrenFile } from '../process/child-family.ts';
import { killGroup } from '../process/child-program.ts';
import { isRunning } from '../process/is-running.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommand } from '../process/run-command.ts';

/** Whether a process with this id runs and its command holds `mark`, since ids are reused. */
async function isStill(pid: number, mark: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  const args = ['-ww', '-o', 'args=', '-p', String(pid)];
  const { output } = await runCommand({ command: 'ps', args, cwd: '/' });
  return output.includes(mark);
}

const childrenSchema = z.array(z.object({ pid: z.int(), mark: z.string() }));

/** Ends the children that a killed owner left running. */
async function endChildren(folder: string): Promise<void> {
  const text = await readFile(childrenFile(folder), 'utf8').catch(() => '[]');
  for (const { pid, mark } of childrenSchema.parse(JSON.parse(text)))
    if (await isStill(pid, mark)) killGroup(pid);
}

/**
 * Makes this process the only one that runs a world in `folder`; refuses while another
 * does. What a killed world left running is ended first. Returns the release.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const claim = join(folder, 'world.pid');
  const owner = Number(await readFile(claim, 'utf8').catch(() => ''));
  if (owner && (await isStill(owner, 'local/src/'))) {
    throw new LocalWorldError(`It is already running here, as process ${owner}: stop that first.`);
  }
  await endChildren(folder);
  await writeFile(claim, String(process.pid));
  return () => rm(claim, { force: true });
}
