import { isWorldUp, readStack, type Stack } from './stack.ts';
import { pathsIn, slotFolder, worldPaths } from './world-paths.ts';

/** Of the tests' first slot. */
const FIRST_STACK = pathsIn(slotFolder(worldPaths('slots').folder, 1)).stack;

/** The first of the slots of `npm run world`, null when none are running. */
export const findRunningSlots = async (): Promise<Stack | null> =>
  (await isWorldUp(FIRST_STACK)) ? readStack(FIRST_STACK) : null;

/** Makes the running slots load what was built since they started. */
export async function reloadSlots({ events }: Stack): Promise<void> {
  const answer = await fetch(`${events}/reload`, { method: 'POST' });
  if (!answer.ok) throw new Error('The slots did not start again: see npm run world.');
}
