import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '../process/is-running.ts';

/** Named after the process it belongs to; its dot hides it from whoever looks for what is finished. */
const NAME = /^\.part-(\d+)-/;

/**
 * Runs `work` with an empty folder inside `folder`, and removes it: what is finished is renamed out
 * of it, in one step. Folders that killed processes left are removed first.
 */
export async function withScratch<Result>(
  folder: string,
  work: (scratch: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const owner = NAME.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
  const scratch = await mkdtemp(join(folder, `.part-${process.pid}-`));
  try {
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
