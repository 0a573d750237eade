import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { slotCount } from './local/src/test/test-world.ts';

/** Needs only Node. Its files share a process, and each restores what it changes. */
const IN_NODE = {
  setupFiles: ['local/src/test/fail-on-console-error.ts', 'local/src/test/leave-nothing-behind.ts'],
  isolate: false,
  // Code of the endpoints reads it as it is loaded.
  env: { APP_ORIGIN: 'https://app.test' },
  // Ends tests that hang. A busy machine is slow, not wrong: five times as slow was seen.
  testTimeout: 90_000,
  hookTimeout: 90_000,
};
const PATIENT = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

/** How work grows with its input: only in `deep`, since a busy machine spoils the measurement. */
const GROWTH = '{core,functions,web}/src/**/*.growth.test.ts';

const COMPONENT = 'web/src/**/*.component.test.tsx';

/**
 * `unit` and `deep` need only Node; `deep` runs all rounds of the seeded properties. `slots` needs
 * a slot for each worker (VIBES_SLOTS).
 */
export default defineConfig({
  test: {
    // While one worker waits for a stand-in's timeout, another one works.
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
          exclude: [...configDefaults.exclude, GROWTH, COMPONENT],
          provide: { soak_share: 0.1 },
        },
      },
      {
        test: {
          ...IN_NODE,
          name: 'deep',
          include: ['{core,functions,local}/src/**/*.{fuzz,property,sampled}.test.ts', GROWTH],
          provide: { soak_share: 1 },
        },
      },
      // Parts of the app, each mounted alone in a browser.
      'web/vitest.config.ts',
      {
        test: {
          // Needs Dovecot and Postfix: only in `npm run test:deep`.
          name: 'mail-servers',
          include: ['e2e/mail-servers/**/*.test.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'slots',
          include: ['e2e/{rules,integration,attack}/**/*.test.ts'],
          setupFiles: ['e2e/support/record-queries.ts'],
          // Loading the functions and their SDKs takes longer than many test files.
          isolate: false,
          maxWorkers: slotCount(),
          ...PATIENT,
        },
      },
    ],
  },
});
