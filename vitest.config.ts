import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { slotCount } from './local/src/test/test-world.ts';

/** Needs nothing but Node. Its files share a process, and each leaves it as it was. */
const IN_NODE = {
  setupFiles: ['local/src/test/fail-on-console-error.ts', 'local/src/test/leave-nothing-behind.ts'],
  isolate: false,
  // A guard against what never ends, and no measure: a busy machine may take its time.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 };

/** How work grows with its input: measured in `soak` alone, since a busy machine is no ruler. */
const GROWTH = '{core,functions}/src/**/*.growth.test.ts';

/**
 * `unit` needs nothing but Node, and so does `soak`, which tries the seeded properties in all of
 * their rounds; `slots` needs a world for each worker (VIBES_SLOTS), `emulators` the one of all the
 * emulators (VIBES_STACK).
 */
export default defineConfig({
  test: {
    // While one waits for a stand-in to give up, the other works.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...IN_NODE,
          name: 'unit',
          include: [
            '{core,functions,web,shortcut,local}/{src,test,bin}/**/*.test.{ts,tsx,mjs}',
            'e2e/wording/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, GROWTH],
          provide: { soak_share: 0.1 },
        },
      },
      {
        test: {
          ...IN_NODE,
          name: 'soak',
          include: ['{core,functions}/src/**/*.{fuzz,property}.test.ts', GROWTH],
          provide: { soak_share: 1 },
        },
      },
      {
        test: {
          name: 'slots',
          include: ['e2e/{rules,integration,attack}/**/*.test.ts'],
          // To load the functions and their SDKs takes longer than many a file.
          isolate: false,
          maxWorkers: slotCount(),
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'emulators',
          include: ['e2e/emulators/**/*.test.ts'],
          // They share one world: its data, its mailbox, its clock.
          fileParallelism: false,
          ...PATIENT,
        },
      },
    ],
  },
});
