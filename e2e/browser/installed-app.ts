import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testWorld } from '../support/world.ts';
import { WHOLE_BROWSER } from './whole-browser.ts';

/** A browser with a profile of its own on the disk: an app cannot be installed into any other. */
export async function withProfile(use: (context: BrowserContext) => Promise<void>) {
  const profile = await mkdtemp(join(tmpdir(), 'vibes-profile-'));
  const { web } = await testWorld();
  const context = await chromium.launchPersistentContext(profile, {
    ...WHOLE_BROWSER,
    baseURL: web,
  });
  try {
    await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Resolves when the worker is active and controls the page. */
export async function underWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/**
 * Installs the app for real, from the page that shows it. Returns a function that opens its window.
 */
export async function install(context: BrowserContext, page: Page): Promise<() => Promise<Page>> {
  const devtools = await context.newCDPSession(page);
  const { appId } = await devtools.send('Page.getAppId');
  if (!appId) throw new Error('The page belongs to no app.');
  const app = { manifestId: appId };
  await devtools.send('PWA.install', { ...app, installUrlOrBundleUrl: page.url() });
  // Set to open in a window, as the browser's own button does; an app installed by a program would
  // open as a tab.
  await devtools.send('PWA.changeAppUserSettings', { ...app, displayMode: 'standalone' });
  return async () => {
    const opened = context.waitForEvent('page');
    await devtools.send('PWA.launch', app);
    return opened;
  };
}
