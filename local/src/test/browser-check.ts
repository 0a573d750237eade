import { findBrowser, findShell } from '../browser/find-browser.ts';
import type { Check } from './check.ts';

/** Read by `playwright.config.ts`: the browser for most tests, and the one that can install apps. */
interface BrowserSettings {
  VIBES_BROWSER: string;
  VIBES_WHOLE_BROWSER: string;
}

let search: Promise<BrowserSettings> | undefined;

async function findThem(): Promise<BrowserSettings> {
  const whole = await findBrowser({ env: process.env, report: console.log });
  return { VIBES_BROWSER: await findShell(process.env, whole), VIBES_WHOLE_BROWSER: whole };
}

/** The browsers to test with, searched once: of two installs at once the system refuses one. */
export const testBrowsers = (): Promise<BrowserSettings> => (search ??= findThem());

/** Finds the browsers, or installs them, while checks without a browser run. */
export const BROWSER_CHECK: Check = {
  name: 'browser',
  run: async () => {
    await testBrowsers();
    return { passed: 1, failed: 0, output: '' };
  },
};
