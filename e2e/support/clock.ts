import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stackFile } from './world.ts';

/** Next to the world's stack.json; the functions read it whenever they need the time. */
const offsetFile = () => join(dirname(stackFile()), 'clock-offset');

/**
 * Lets the functions' clock run ahead of the real one by this many milliseconds, from the real
 * time, not from where it was before. The browser, the emulators and a worker of a test's own keep
 * the real time. What was written while it ran ahead keeps its times: a lease or a `due_at` of the future
 * stays one after `resetClock`, so use accounts of the test's own.
 */
export async function moveClock(milliseconds: number): Promise<void> {
  const file = offsetFile();
  // Replaced as a whole: a function may read it at any moment.
  await writeFile(`${file}.new`, String(Math.round(milliseconds)));
  await rename(`${file}.new`, file);
}

/** Back to the real time. Call it after each test that moved the clock. */
export const resetClock = (): Promise<void> => rm(offsetFile(), { force: true });
