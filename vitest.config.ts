import { defineConfig } from 'vitest/config';
import { slotCount } from './local/src/test/test-world.ts';

const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * `unit` needs nothing but Node, `slots` a world for each worker (VIBES_SLOTS), `emulators` the one
 * of all the emulators (VIBES_STACK).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{core,functions,web,shortcut,local}/{src,test,bin}/**/*.test.{ts,tsx,mjs}',
            'e2e/copy/**/*.test.ts',
          ],
          setupFiles: ['local/src/test/fail-on-console-error.ts'],
        },
      },
      {
        test: {
          name: 'slots',
          include: ['e2e/{rules,integration}/**/*.test.ts'],
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
