import { availableParallelism } from 'node:os';
import type { FunctionsSettings } from '../world/functions-environment.ts';

/** Settings of the functions under test: no test reaches a limit that it does not set. */
const TEST_SETTINGS: FunctionsSettings = {
  CAPTURES_PER_MINUTE: '100000',
  UNKNOWN_KEYS_PER_MINUTE: '100000',
  FEEDBACK_PER_ORIGIN: '100000',
};

/** How many workers run at once, each with a slot of its own: one more than cores, since each waits now and then. */
export const slotCount = (): number => Math.min(availableParallelism() + 1, 8);

/** The world of the tests, for `startWorld`. */
export const TEST_WORLD = { name: 'slots', slots: slotCount(), env: TEST_SETTINGS } as const;
