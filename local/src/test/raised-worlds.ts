import { startSlots } from '../slots/start-slots.ts';
import { provideTools } from '../world/provide-tools.ts';
import { startWorld } from '../world/start-world.ts';
import type { Check } from './check.ts';
import { slotCount, TEST_SETTINGS } from './test-world.ts';

/** A world for the checks that follow, raised as a check of its own. */
export interface RaisedWorld {
  check: Check;
  isUp: () => boolean;
  stop: () => Promise<void>;
}

function raising(
  name: string,
  raise: (signal: AbortSignal) => Promise<{ stop: () => Promise<void> }>,
): RaisedWorld {
  let stop: (() => Promise<void>) | null = null;
  const check: Check = {
    name,
    run: async (signal) => {
      // A download takes minutes and is told; what comes after it is silent.
      await provideTools({ env: process.env, report: console.log, signal });
      ({ stop } = await raise(signal));
      return { passed: 1, failed: 0, output: '' };
    },
  };
  return { check, isUp: () => stop !== null, stop: async () => stop?.() };
}

const silent = () => undefined;

/** The slots: a light world for each test worker. */
export const slotsWorld = (): RaisedWorld =>
  raising('build and slots', (signal) =>
    startSlots({ count: slotCount(), env: TEST_SETTINGS, report: silent, signal }),
  );

/**
 * The world of `npm start`, for tests that need the real emulators. `isBuilt`: the product is
 * built, and the slots use it.
 */
export const emulatorsWorld = ({ isBuilt = false } = {}): RaisedWorld =>
  raising('emulators', (signal) =>
    startWorld({ name: 'test', env: TEST_SETTINGS, hasScheduleLoop: false, isBuilt, signal }),
  );
