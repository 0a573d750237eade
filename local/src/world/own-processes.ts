import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { childrenFile } from '../process/child-family.ts';
import { isRunning } from '../process/is-running.ts';
import { runCommand } from '../process/run-command.ts';

/** Holds the id of the process that runs the world of a folder. */
export const ownerFile = (folder: string): string => join(folder, 'world.pid');

/** What every process that runs a world has in its command. */
const OWNER_MARK = 'local/src/';

/** Whether a process with this id runs and its command holds `mark`, since ids are reused. */
async function isStill(pid: number, mark: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  const args = ['-ww', '-o', 'args=', '-p', String(pid)];
  const { output } = await runCommand({ command: 'ps', args, cwd: '/' });
  return output.includes(mark);
}

/** The process that runs a world in `folder`; null where none does. */
export async function runningOwner(folder: string): Promise<number | null> {
  const owner = Number(await readFile(ownerFile(folder), 'utf8').catch(() => ''));
  return owner && (await isStill(owner, OWNER_MARK)) ? owner : null;
}

const childrenSchema = z.array(z.object({ pid: z.int(), mark: z.string() }));

/** The programs that a world in `folder` started, and that still run, also after it was killed. */
export async function runningChildren(folder: string): Promise<number[]> {
  const text = await readFile(childrenFile(folder), 'utf8').catch(() => '[]');
  const noted = childrenSchema.parse(JSON.parse(text));
  const still = await Promise.all(noted.map(({ pid, mark }) => isStill(pid, mark)));
  return noted.filter((_, place) => still[place]).map(({ pid }) => pid);
}

/** All processes of the worlds in some folders. */
export async function ownProcesses(folders: readonly string[]): Promise<Set<number>> {
  const found = await Promise.all(
    folders.flatMap((folder) => [
      runningChildren(folder),
      runningOwner(folder).then((owner) => (owner === null ? [] : [owner])),
    ]),
  );
  return new Set(found.flat());
}
