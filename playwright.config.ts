import { defineConfig } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { BROWSER_ARGS } from './local/src/browser/open-browser.ts';

/**
 * Tests in a real browser, against the world that VIBES_STACK names, by default the one
 * of `npm start`, in the browser that VIBES_BROWSER names, by default Playwright's own.
 */
const file = process.env['VIBES_STACK'] ?? new URL('.local/stack.json', import.meta.url);
const stack = JSON.parse(readFileSync(file, 'utf8')) as { web: string };
const executablePath = process.env['VIBES_BROWSER'];

export default defineConfig({
  testDir: 'e2e/browser',
  outputDir: 'test-results',
  // They share one world, and its demo account.
  workers: 1,
  // A second try tells an unsteady test from a broken product; `npm test` names it.
  retries: 1,
  timeout: 60_000,
  // A busy machine with two cores is slow, not wrong.
  expect: { timeout: 10_000 },
  use: {
    baseURL: stack.web,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_ARGS],
    },
  },
});
