import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import {
  DASHBOARD_VIEWS,
  NEW_ACCOUNT_VIEWS,
  PUBLIC_VIEWS,
  VIEWED_CREATORS,
  viewsAt,
  type View,
} from '../../local/src/pictures/views.ts';
import { press } from '../support/account.ts';
import { testWorld } from '../support/world.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

test.beforeAll(async () => {
  const { demo } = await testWorld();
  for (const url of VIEWED_CREATORS) await press(demo, { url });
});

/** The view, with what it reads there and what it opened standing still. */
async function bring(page: Page, { path, open }: View) {
  const isLoaded = () =>
    expect(page.getByRole('status', { name: /loading/i, includeHidden: true })).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isLoaded();
  await open?.(page);
  await isLoaded();
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function check(page: Page, view: View) {
  await bring(page, view);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft(found, view.name).toEqual([]);
  expect.soft(await overflowOf(page), `${view.name} scrolls sideways`).toBe(0);
}

/** WCAG 1.4.10: 320 px is a window of 1280 px at 400 %, or a phone of 640 at 200 %. */
const NARROWEST = 320;

async function signInAsDemo(page: Page) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /Demo Marketer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });

      test('no screen and no dialog has a violation or scrolls sideways', async ({ page }) => {
        test.setTimeout(300_000);
        for (const view of PUBLIC_VIEWS) await check(page, view);
        await signInAsDemo(page);
        for (const view of viewsAt(DASHBOARD_VIEWS, width)) await check(page, view);
      });

      test('nor has any screen of a new account', async ({ page }) => {
        const email = `axel.${randomUUID().slice(0, 8)}@brand.test`;
        await signInAsNew(page, { name: 'Axel', email });
        for (const view of NEW_ACCOUNT_VIEWS) await check(page, view);
      });
    });
  }
}

test.describe('zoomed in', () => {
  test.use({ viewport: { width: NARROWEST, height: 640 }, reducedMotion: 'reduce' });

  test('everything is still there, one column wide', async ({ page }) => {
    test.setTimeout(180_000);
    await signInAsDemo(page);
    for (const view of viewsAt(DASHBOARD_VIEWS, NARROWEST)) {
      await bring(page, view);
      expect.soft(await overflowOf(page), view.name).toBe(0);
    }
  });
});
