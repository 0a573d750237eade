/**
 * `npm run screenshots`: every screen, tab and dialog of the running world at 360, 768 and 1440 px,
 * light and dark, into `.local/pictures`, the public pages in full length, and the README's picture
 * into `docs/pictures`.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../browser/open-browser.ts';
import { captureProfile } from '../phone/capture-profile.ts';
import { readStack } from '../world/stack.ts';
import { ROOT, worldPaths } from '../world/world-paths.ts';
import { signInHere } from './sign-in-here.ts';
import {
  DASHBOARD_VIEWS,
  PUBLIC_VIEWS,
  SITE_VIEWS,
  VIEWED_CREATORS,
  viewsAt,
  type View,
} from './views.ts';

const FOLDER = join(ROOT, '.local/pictures');
const WIDTHS = [360, 768, 1440];
/** Time for live data to arrive and animations to end; milliseconds. */
const DRAWN = 1000;

async function take(page: Page, web: string, { name, path, open }: View, look: string) {
  await page.goto(web + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await sleep(DRAWN);
  await open?.(page);
  await sleep(DRAWN / 2);
  await page.screenshot({ path: join(FOLDER, `${name}-${look}.png`) });
}

/** A public page from top to bottom, after everything below the first screen has loaded. */
async function takeWhole(page: Page, web: string, { name, path }: View, look: string) {
  await page.goto(web + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const island of await page.locator('[data-island]').filter({ visible: true }).all()) {
    await island.scrollIntoViewIfNeeded();
    await island.and(page.locator('[data-awake]')).waitFor();
  }
  // The film loads its picture when it is near the screen.
  for (const film of await page.locator('video').all()) await film.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
  await sleep(DRAWN);
  await page.screenshot({ path: join(FOLDER, `${name}-${look}.png`), fullPage: true });
}

const stack = await readStack(process.env['VIBES_STACK'] ?? worldPaths('local').stack);
if (!stack) throw new Error('Nothing is running here. Start it first with npm start.');
await mkdir(FOLDER, { recursive: true });
for (const url of VIEWED_CREATORS) await captureProfile(stack, url);
const browser = await openBrowser();
for (const width of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const look = `${width}-${colorScheme}`;
    const viewport = { width, height: width < 768 ? 780 : 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const view of SITE_VIEWS) await takeWhole(page, stack.web, view, look);
    for (const view of PUBLIC_VIEWS) await take(page, stack.web, view, look);
    await signInHere(page, stack);
    for (const view of viewsAt(DASHBOARD_VIEWS, width)) await take(page, stack.web, view, look);
    await page.close();
  }
}
await browser.close();
await mkdir(join(ROOT, 'docs/pictures'), { recursive: true });
await copyFile(join(FOLDER, 'crm-1440-light.png'), join(ROOT, 'docs/pictures/crm.png'));
console.log(`Pictures: ${FOLDER}`);
