import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { leaveCredits } from '../support/subscription.ts';
import { violationsOn } from './axe.ts';
import { expect, knowsOfNoPlan, signInAsNew, test } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const sidebar = (page: Page) => page.locator('aside');
const widthOf = (page: Page) =>
  sidebar(page).evaluate((element) => element.getBoundingClientRect().width);

test('the frame leads to every page, is kept over a reload, and tells of credits on each', async ({
  page,
}) => {
  const { name, email } = newPerson('Sam');
  await signInAsNew(page, { name, email });
  await knowsOfNoPlan(page);
  const notice = page.getByRole('status').filter({ hasText: '2 credits left.' });

  await test.step('few credits are shown on every page, light and dark', async () => {
    await leaveCredits(email, { num_credits: 2, monthly_allowance: 0, resets_at: null });
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'API Key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(notice).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page)).toEqual([]);
    }
  });

  await test.step('what was dismissed and folded stays so: the one for the session, the other for 7 days', async () => {
    await page.getByRole('button', { name: 'Dismiss notice' }).click();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(() => widthOf(page)).toBe(48);
    const cookies = await page.context().cookies();
    const kept = cookies.find((cookie) => cookie.name === 'sidebar:state');
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    // The app takes the place of its first frame.
    await expect.poll(() => widthOf(page)).toBe(48);
    await expect(page.getByRole('link', { name: 'Upgrade' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('on a phone it is a drawer, from which one can log out', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(sidebar(page)).toBeHidden();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('link', { name: 'CRM' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Creator CRM' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
  });
});
