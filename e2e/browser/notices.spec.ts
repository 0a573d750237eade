import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { inDays, leaveCredits, leaveSubscription } from '../support/subscription.ts';
import { card } from './dashboard.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

/** The bar above every page: what stands in the way of captures, or soon will. */

let email: string;
test.beforeEach(async ({ page }) => {
  email = `nia.${randomUUID().slice(0, 8)}@brand.test`;
  await signInAsNew(page, { name: 'Nia Notice', email });
});

const NO_PLAN = { monthly_allowance: 0, resets_at: null };
const bar = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss notice' });

test('nothing is said while nothing is wrong', async ({ page }) => {
  await leaveCredits(email, { num_credits: 3, ...NO_PLAN });
  await expect(card(page, 'Credits Remaining').getByText('3', { exact: true })).toBeVisible();
  await expect(bar(page, 'left')).toHaveCount(0);
});

test('few credits are told on every page, until it is put away for this session', async ({
  page,
}) => {
  await leaveCredits(email, { num_credits: 2, ...NO_PLAN });
  await expect(bar(page, '2 credits left.')).toBeVisible();
  await page.getByRole('link', { name: 'CRM' }).click();
  await expect(bar(page, '2 credits left.')).toBeVisible();
  await dismiss(page).click();
  await expect(bar(page, 'credits left')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Creator CRM' })).toBeVisible();
  await expect(bar(page, 'credits left')).toHaveCount(0);
  await leaveCredits(email, { num_credits: 0, ...NO_PLAN });
  await expect(bar(page, 'No credits left.')).toBeVisible();
});

test('of a plan, few are a fifth of the month', async ({ page }) => {
  await leaveSubscription(email);
  await leaveCredits(email, { num_credits: 51 });
  await expect(card(page, 'Credits Remaining').getByText('51', { exact: true })).toBeVisible();
  await expect(bar(page, 'credits left')).toHaveCount(0);
  await leaveCredits(email, { num_credits: 50 });
  await expect(bar(page, /^50 of 250 credits left until \w+ \d{1,2}\./)).toBeVisible();
});

test('no credits are told with the way to a plan, and cannot be put away', async ({ page }) => {
  await leaveCredits(email, { num_credits: 0, ...NO_PLAN });
  const notice = bar(page, 'Captures are refused until you choose a plan.');
  await expect(notice).toBeVisible();
  await expect(dismiss(page)).toHaveCount(0);
  await notice.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile\?tab=plans$/);
  await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeVisible();
});

test('of a plan, no credits are told with the day they return', async ({ page }) => {
  await leaveSubscription(email);
  await leaveCredits(email, { num_credits: 0 });
  await expect(bar(page, /Captures are refused until \w+ \d{1,2}\./)).toBeVisible();
});

test('an unpaid bill comes before credits, and leads to the card', async ({ page }) => {
  await leaveCredits(email, { num_credits: 20 });
  await leaveSubscription(email, { status: 'past_due', expires_at: inDays(5) });
  const notice = bar(page, 'Your last payment did not go through. Update your card');
  await expect(notice).toBeVisible();
  await expect(dismiss(page)).toHaveCount(0);
  await notice.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await leaveSubscription(email);
  await expect(notice).toHaveCount(0);
});

test('the end of a plan is told', async ({ page }) => {
  await leaveCredits(email, { num_credits: 0, ...NO_PLAN });
  await leaveSubscription(email, { status: 'canceled', expires_at: inDays(-1) });
  await expect(bar(page, 'Your Starter plan ended')).toBeVisible();
  await expect(bar(page, 'Captures are refused until you choose a plan.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 360, height: 700 }, colorScheme, reducedMotion: 'reduce' });

    test('the bar fits and can be read by anyone', async ({ page }) => {
      await leaveCredits(email, { num_credits: 2, ...NO_PLAN });
      await expect(bar(page, '2 credits left.')).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  });
