import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but Node; `emulators` needs a running world, named by VIBES_STACK. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,functions,web,shortcut,local}/{src,test,bin}/**/*.test.{ts,tsx,mjs}'],
          setupFiles: ['local/src/test/fail-on-console-error.ts'],
        },
      },
      {
        test: {
          name: 'emulators',
          include: ['e2e/{rules,integration}/**/*.test.ts'],
          // All of them share one world: its data, its mailbox, its clock.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
