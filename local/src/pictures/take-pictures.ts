/**
 * `npm run screenshots`: every screen of the running world at 360 and 1440 px, light and
 * dark, into `.local/pictures`, and the README's picture into `docs/pictures`.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../browser/open-browser.ts';
import { readStack } from '../world/stack.ts';
import { ROOT, worldPaths } from '../world/world-paths.ts';

const FOLDER = join(ROOT, '.local/pictures');
const SCREENS = {
  dashboard: '/dashboard',
  messages: '/dashboard/messages',
  email: '/dashboard/email',
  crm: '/dashboard/crm',
  'api-key': '/dashboard/api-keys',
};
/** Toasts of the sign-in have gone by then; milliseconds. */
const SETTLED = 6000;
/** Live data has come by then; milliseconds. */
const DRAWN = 1500;

async function take(page: Page, name: string): Promise<string> {
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path });
  return path;
}

const stack = await readStack(process.env['VIBES_STACK'] ?? worldPaths('local').stack);
if (!stack) throw new Error('Nothing runs here: start it first with npm start.');
await mkdir(FOLDER, { recursive: true });
const browser = await openBrowser();
for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width, height: width < 768 ? 780 : 820 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${stack.web}/login`);
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
    await take(page, `login-${width}-${colorScheme}`);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: new RegExp(stack.demo.email) }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await sleep(SETTLED);
    for (const [name, path] of Object.entries(SCREENS)) {
      await page.goto(stack.web + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await sleep(DRAWN);
      await take(page, `${name}-${width}-${colorScheme}`);
    }
    await page.close();
  }
}
await browser.close();
await mkdir(join(ROOT, 'docs/pictures'), { recursive: true });
await copyFile(join(FOLDER, 'crm-1440-light.png'), join(ROOT, 'docs/pictures/crm.png'));
console.log(`Pictures: ${FOLDER}`);
