import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { leaveCredits } from '../support/subscription.ts';
import { violationsOn } from './axe.ts';
import { card } from './dashboard.ts';
import { expect, knowsOfNoPlan, signInAsNew, test } from './fixtures.ts';

/** The bar above every page: what prevents captures, or soon will. */

let email: string;
test.beforeEach(async ({ page }) => {
  email = `nia.${randomUUID().slice(0, 8)}@brand.test`;
  await signInAsNew(page, { name: 'Nia Notice', email });
  await knowsOfNoPlan(page);
});

const NO_PLAN = { monthly_allowance: 0, resets_at: null };
const bar = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
const crmHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Creator CRM' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss notice' });

test('without a plan the bar warns of few credits, and without credits leads to a plan', async ({
  page,
}) => {
  await test.step('there is no bar while nothing is wrong', async () => {
    await leaveCredits(email, { num_credits: 3, ...NO_PLAN });
    await expect(card(page, 'Credits Remaining').getByText('3', { exact: true })).toBeVisible();
    await expect(bar(page, 'left')).toHaveCount(0);
  });

  await test.step('few credits are shown on every page', async () => {
    await leaveCredits(email, { num_credits: 2, ...NO_PLAN });
    await expect(bar(page, '2 credits left.')).toBeVisible();
    await page.getByRole('link', { name: 'CRM' }).click();
    await expect(crmHeading(page)).toBeVisible();
    await expect(bar(page, '2 credits left.')).toBeVisible();
  });

  await test.step('the notice can be dismissed for this session', async () => {
    await dismiss(page).click();
    await expect(bar(page, 'credits left')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(crmHeading(page)).toBeVisible();
    await knowsOfNoPlan(page);
    await expect(bar(page, 'credits left')).toHaveCount(0);
    await leaveCredits(email, { num_credits: 0, ...NO_PLAN });
    await expect(bar(page, 'No credits left.')).toBeVisible();
  });

  await test.step('no credits are shown with the way to a plan, and cannot be dismissed', async () => {
    const notice = bar(page, 'New creators are not saved.');
    await expect(notice).toBeVisible();
    await expect(dismiss(page)).toHaveCount(0);
    await notice.getByRole('link', { name: 'Choose a plan' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile\?tab=plans$/);
    await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeVisible();
  });
});

test('on a phone the bar fits and has no violation, light or dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await leaveCredits(email, { num_credits: 2, ...NO_PLAN });
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(bar(page, '2 credits left.')).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await violationsOn(page)).toEqual([]);
    });
});
