import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './local/src/browser/open-browser.ts';
import { slotCount } from './local/src/test/test-world.ts';

/**
 * Tests in a real browser, which VIBES_BROWSER names, by default Playwright's own: `slots` against
 * the world of its worker (VIBES_SLOTS), `emulators` against the one of all the emulators (VIBES_STACK).
 */
const executablePath = process.env['VIBES_BROWSER'];

export default defineConfig({
  outputDir: 'test-results',
  // Vitest's own stand beside them.
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'slots', testDir: 'e2e/browser' },
    // They share one world.
    { name: 'emulators', testDir: 'e2e/emulators', workers: 1 },
  ],
  workers: slotCount(),
  fullyParallel: true,
  // A test that needs a second try is broken, or shows what is.
  retries: 0,
  timeout: 60_000,
  // A busy machine with two cores is slow, not wrong.
  expect: { timeout: 10_000 },
  use: {
    // What stands before a button is then told; else the test just ends.
    actionTimeout: 20_000,
    // It would fetch the whole app beside each first page; who tests it asks for it.
    serviceWorkers: 'block',
    // Half of a test's processor time went into drawers that glide; who tests motion asks for it.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_ARGS],
    },
  },
});
