import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../world/world-paths.ts';

/** The folder of all slots. */
export const SLOTS_FOLDER = join(ROOT, '.local/slots');

const FILE = join(SLOTS_FOLDER, 'slots.json');
const runningSchema = z.object({ count: z.int(), /** An origin. */ door: z.string() });
export type RunningSlots = z.infer<typeof runningSchema>;

/** Written when all slots are ready. */
export const rememberSlots = (slots: RunningSlots): Promise<void> =>
  writeFile(FILE, JSON.stringify(slots));

export const forgetSlots = (): Promise<void> => rm(FILE, { force: true });

/** The slots of `npm run world`, null when none are running. */
export async function findRunningSlots(): Promise<RunningSlots | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null);
  if (text === null) return null;
  const slots = runningSchema.parse(JSON.parse(text));
  // The file remains when a world was killed.
  const isUp = await fetch(slots.door).then(
    () => true,
    () => false,
  );
  return isUp ? slots : null;
}

/** Makes the running slots load what was built since they started. */
export async function reloadSlots({ door: gateway }: RunningSlots): Promise<void> {
  const answer = await fetch(`${gateway}/reload`, { method: 'POST' });
  if (!answer.ok) throw new Error('The slots did not start again: see npm run world.');
}
