import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '../process/is-running.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommand } from '../process/run-command.ts';
import { waitUntil } from '../process/wait-until.ts';

/** The process id in a file, when that process still runs and its command holds `mark`. */
async function runningPid(file: string, mark: string): Promise<number | null> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!pid || !isRunning(pid)) return null;
  // Ids are used again: only the command tells whether it is still the same program.
  const args = ['-ww', '-o', 'args=', '-p', String(pid)];
  const { output } = await runCommand({ command: 'ps', args, cwd: '/' });
  return output.includes(mark) ? pid : null;
}

/**
 * Makes this process the only one that runs a world in `folder`; refuses while another
 * does. Emulators that a killed world left behind are ended first. Returns the release.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const claim = join(folder, 'world.pid');
  const owner = await runningPid(claim, 'local/src/');
  if (owner !== null) {
    throw new LocalWorldError(`It is already running here, as process ${owner}: stop that first.`);
  }
  const leftover = await runningPid(join(folder, 'emulators.pid'), 'emulators:start');
  if (leftover !== null) {
    process.kill(leftover, 'SIGINT');
    await waitUntil({
      what: `The end of emulators left behind (process ${leftover})`,
      seconds: 20,
      check: () => Promise.resolve(isRunning(leftover) ? null : true),
    });
  }
  await writeFile(claim, String(process.pid));
  return () => rm(claim, { force: true });
}
