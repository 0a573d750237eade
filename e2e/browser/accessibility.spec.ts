import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DASHBOARD_VIEWS, PUBLIC_VIEWS, type View } from '../../local/src/pictures/views.ts';
import { press, tester } from '../support/account.ts';
import { testWorld } from '../support/world.ts';
import { expect, test } from './fixtures.ts';

test.beforeAll(async () => {
  const { demo } = await testWorld();
  for (const name of ['axe-1', 'axe-2']) await press(demo, { url: tester(name).url });
  await press(demo, { url: 'https://www.tiktok.com/@lumenrides' });
});

async function check(page: Page, { name, path, open }: View) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  await open?.(page);
  // What has been opened has stopped moving, and what it reads is there.
  await expect(page.locator('[data-state=open][data-scope=dialog]:not(:visible)')).toHaveCount(0);
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft(found, name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} scrolls sideways`).toBe(0);
}

for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });

      test('no screen and no dialog has a violation or scrolls sideways', async ({ page }) => {
        test.setTimeout(300_000);
        for (const view of PUBLIC_VIEWS) await check(page, view);
        await page.goto('/login');
        await page.getByRole('button', { name: 'Sign in with Google' }).click();
        await page.getByRole('button', { name: /Demo Marketer/ }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        for (const view of DASHBOARD_VIEWS) await check(page, view);
      });
    });
  }
}
