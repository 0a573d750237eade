import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './local/src/browser/open-browser.ts';
import { slotCount } from './local/src/test/test-world.ts';

/**
 * Tests in a real browser: the one that VIBES_BROWSER names, by default Playwright's own. Each
 * runs on the slot of its worker (VIBES_SLOTS).
 */
const executablePath = process.env['VIBES_BROWSER'];

export default defineConfig({
  outputDir: 'test-results',
  // Vitest's tests are in the same folders.
  testMatch: '**/*.spec.ts',
  projects: [{ name: 'slots', testDir: 'e2e/browser' }],
  workers: slotCount(),
  fullyParallel: true,
  // A test that needs a second try is broken, or shows that the product is.
  retries: 0,
  // A busy machine with two cores is slow, not wrong: five times as slow was seen.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    // The error then names what covers a button; the test's own timeout does not.
    actionTimeout: 60_000,
    // The worker would fetch the whole app with each first page; its own tests turn it on.
    serviceWorkers: 'block',
    // Half of a test's processor time went into sliding drawers; tests of motion turn it on.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_ARGS],
    },
  },
});
