import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tester, press } from '../support/account.ts';
import { testWorld } from '../support/world.ts';
import { expect, test } from './fixtures.ts';

const SCREENS = [
  ['/dashboard', 'Dashboard'],
  ['/dashboard/messages', 'Message Templates'],
  ['/dashboard/email', 'Email Settings'],
  ['/dashboard/crm', 'Creator CRM'],
  ['/dashboard/api-keys', 'API Keys'],
] as const;

test.beforeAll(async () => {
  const { demo } = await testWorld();
  for (const name of ['axe-1', 'axe-2']) await press(demo, { url: tester(name).url });
  await press(demo, { url: 'https://www.tiktok.com/@lumenrides' });
});

async function check(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found, screen).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${screen} scrolls sideways`).toBe(0);
}

for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });

      test('no screen has a violation or scrolls sideways', async ({ page }) => {
        test.setTimeout(120_000);
        for (const path of ['/login', '/signup']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await check(page, path);
        }
        await page.getByRole('link', { name: 'Sign in' }).click();
        await page.getByRole('button', { name: 'Sign in with Google' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(page, 'account chooser');
        await page.getByRole('button', { name: /Demo Marketer/ }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        for (const [path, heading] of SCREENS) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
          await check(page, path);
        }
        await page.getByRole('button', { name: 'Regenerate' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await check(page, 'regenerate dialog');
        await page.goto('/nowhere');
        await check(page, 'not found');
      });
    });
  }
}
