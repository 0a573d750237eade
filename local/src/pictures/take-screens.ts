import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../browser/open-browser.ts';
import { captureProfile } from '../phone/capture-profile.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { DEMO_PERSON } from '../world/demo-account.ts';
import { runningStack } from '../world/stack.ts';
import { chosenStack, ROOT } from '../world/world-paths.ts';
import { BROKEN_VIEWS } from './broken-views.ts';
import { openSignedIn } from './open-signed-in.ts';
import { PUBLIC_VIEWS, SITE_VIEWS } from './public-views.ts';
import {
  DASHBOARD_VIEWS,
  NEW_ACCOUNT_VIEWS,
  VIEWED_CREATORS,
  viewsAt,
  type View,
} from './views.ts';

const FOLDER = join(ROOT, '.local/pictures');
const WIDTHS = [1440, 768, 360];
const COLOR_SCHEMES = ['light', 'dark'] as const;
/** Time for live data to arrive and animations to end; milliseconds. */
const DRAWN = 1000;

const show = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 768 ? 780 : 900 });

/** Opens a view once and takes it in every look that it exists in. */
async function take(page: Page, web: string, view: View) {
  const widths = WIDTHS.filter((width) => viewsAt([view], width).length > 0);
  await show(page, widths[0] ?? 0);
  if (view.before) {
    await page.goto(`${web}/privacy-policy`);
    await view.before(page);
  }
  // Where only the fragment differs, the browser would stay on the page.
  await page.goto('about:blank');
  await page.goto(web + view.path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await sleep(DRAWN);
  await view.open?.(page);
  for (const width of widths) {
    await show(page, width);
    await sleep(DRAWN / 2);
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await sleep(DRAWN / 4);
      const file = `${view.name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(FOLDER, file) });
    }
  }
}

/** Leaves nothing to the next view, also where this one failed. */
async function clearAfter(page: Page, view: View) {
  try {
    await view.after?.(page);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

/** A public page from top to bottom, after everything below the first screen has loaded. */
async function takeWhole(page: Page, web: string, { name, path }: View, width: number) {
  await show(page, width);
  for (const colorScheme of COLOR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.goto(web + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const island of await page.locator('[data-island]').filter({ visible: true }).all()) {
      await island.scrollIntoViewIfNeeded();
      await island.dispatchEvent('pointerover');
      await island.and(page.locator('[data-awake]')).waitFor();
    }
    // The film loads its picture when it is near the screen.
    for (const film of await page.locator('video').filter({ visible: true }).all())
      await film.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 0));
    await sleep(DRAWN);
    const file = `${name}-${width}-${colorScheme}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
  }
}

/** Takes each view, and says which could not be taken: one that has changed costs its own pictures alone. */
async function takeAll(page: Page, web: string, views: readonly View[]): Promise<string[]> {
  const failed: string[] = [];
  for (const view of views)
    try {
      try {
        await take(page, web, view);
      } finally {
        await clearAfter(page, view);
      }
    } catch (error) {
      failed.push(`Not taken: ${view.name}: ${String(error).split('\n')[0]}`);
    }
  await page.close();
  return failed;
}

/**
 * Every screen, tab and dialog of the running world at 360, 768 and 1440 px, light and dark, empty,
 * filled and broken, into `.local/pictures`, and the public pages in full length; of those whose
 * name begins with one of `names`, where some are given.
 */
export async function takeScreens(names: readonly string[]): Promise<void> {
  const chosen = (views: readonly View[]) =>
    views.filter(({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)));
  const stack = await runningStack(chosenStack());
  const { web } = stack;
  await mkdir(FOLDER, { recursive: true });
  for (const url of VIEWED_CREATORS) await captureProfile(stack, url);
  const browser = await openBrowser();
  const visitor = await browser.newPage({ reducedMotion: 'reduce' });
  for (const view of chosen(SITE_VIEWS))
    for (const width of WIDTHS) await takeWhole(visitor, web, view, width);
  const signedIn = (person: { name: string; email: string }) =>
    openSignedIn(browser, stack, person);
  const newcomer = { name: 'Nora New', email: `nora.${Date.now()}@brand.test` };
  const failed = [
    ...(await takeAll(visitor, web, chosen(PUBLIC_VIEWS))),
    ...(await takeAll(await signedIn(newcomer), web, chosen(NEW_ACCOUNT_VIEWS))),
    ...(await takeAll(await signedIn(DEMO_PERSON), web, chosen(DASHBOARD_VIEWS))),
    ...(await takeAll(await signedIn(DEMO_PERSON), web, chosen(BROKEN_VIEWS))),
  ];
  await browser.close();
  console.log(`Pictures: ${FOLDER}`);
  if (failed.length > 0) throw new LocalWorldError(failed.join('\n'));
}
