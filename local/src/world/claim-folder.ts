import { mkdir, rm, writeFile } from 'node:fs/promises';
import { killGroup } from '../process/child-program.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { ownerFile, runningChildren, runningOwner } from './own-processes.ts';

/**
 * Makes this process the only one that runs a world in `folder`; refuses while another
 * does. What a killed world left running is ended first. Returns the release.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const owner = await runningOwner(folder);
  if (owner !== null)
    throw new LocalWorldError(`It is already running here, as process ${owner}: stop that first.`);
  (await runningChildren(folder)).forEach(killGroup);
  await writeFile(ownerFile(folder), String(process.pid));
  return () => rm(ownerFile(folder), { force: true });
}
