import { forgetShapes } from '../queries/recorded-shapes.ts';
import { provideTools } from '../world/provide-tools.ts';
import { startWorld, type World } from '../world/start-world.ts';
import { worldPaths } from '../world/world-paths.ts';
import type { Check } from './check.ts';
import { TEST_WORLD } from './test-world.ts';

/** A world for the checks that follow, raised as a check of its own. */
export interface RaisedWorld {
  check: Check;
  isUp: () => boolean;
  stop: () => Promise<void>;
}

/** The slots: a small world for each test worker. */
export function slotsWorld(): RaisedWorld {
  let world: World | null = null;
  const check: Check = {
    name: 'build and slots',
    run: async (signal) => {
      // A download takes minutes and is told; what comes after it is silent.
      await provideTools({ env: process.env, report: console.log, signal });
      await forgetShapes(worldPaths('slots').folder);
      world = await startWorld({ ...TEST_WORLD, signal });
      return { passed: 1, failed: 0, output: '' };
    },
  };
  return { check, isUp: () => world !== null, stop: async () => world?.stop() };
}
