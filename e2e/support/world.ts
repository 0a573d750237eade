import { join } from 'node:path';
import { readStack, type Stack } from '../../local/src/world/stack.ts';
import { slotFolder } from '../../local/src/world/world-paths.ts';

/** Which worker of its runner this process is, counted from 1. */
function workerNumber(): number {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
  return VITEST_POOL_ID === undefined
    ? Number(TEST_PARALLEL_INDEX ?? 0) + 1
    : Number(VITEST_POOL_ID);
}

/** The stack.json of this worker's world: its own slot in VIBES_SLOTS. */
export function stackFile(): string {
  const { VIBES_SLOTS } = process.env;
  if (VIBES_SLOTS) return join(slotFolder(VIBES_SLOTS, workerNumber()), 'stack.json');
  throw new Error('No world is running: these tests are started by npm test.');
}

/** Where the running test world is. */
export async function testWorld(): Promise<Stack> {
  const stack = await readStack(stackFile());
  if (!stack) throw new Error(`No world is running at ${stackFile()}.`);
  return stack;
}
