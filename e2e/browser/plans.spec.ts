import type { Page } from '@playwright/test';
import { PLANS } from '@vibes/core/plan/plan';
import { randomUUID } from 'node:crypto';
import { leaveSubscription } from '../support/subscription.ts';
import { expect, faultyTest, knowsOfNoPlan, startSignedIn, test } from './fixtures.ts';
import { closePayment } from './payment-endpoints.ts';
import { pressEscape } from './press-escape.ts';

/** Plans & Billing when all goes well: the plans on offer, and the one that is paid. */

async function signIn(page: Page) {
  const email = `pam.${randomUUID().slice(0, 8)}@brand.test`;
  await startSignedIn(page, { name: 'Pam Plan', email });
  return email;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const status = (page: Page) =>
  page.getByRole('heading', { name: 'Subscription Status' }).locator('xpath=ancestor::section');

test('without a subscription the profile opens with the plans', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(tab(page, 'Plans & Billing')).toHaveAttribute('aria-selected', 'true');
  const plans = page.getByRole('list', { name: 'Plans' }).locator('> li');
  await expect(plans).toHaveCount(3);
  for (const [i, texts] of [
    ['Starter', '$19/month', '250 creator contacts'],
    ['Growth', '$49/month', '1000 creator contacts'],
    ['Scale', '$199/month', '5000 creator contacts'],
  ].entries())
    for (const text of texts) await expect(plans.nth(i)).toContainText(text);
  for (const [i, { features }] of PLANS.entries())
    await expect(plans.nth(i).getByRole('listitem')).toHaveText([...features]);
  await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeEnabled();
  const soon = page.getByRole('button', { name: 'Coming Soon' });
  await expect(soon).toHaveCount(2);
  await expect(soon.first()).toBeDisabled();
  await expect(soon.last()).toBeDisabled();

  await test.step('the link to the credit statement is below the plans', async () => {
    await page.getByRole('link', { name: 'credit statement' }).click();
    await expect(page).toHaveURL(/\/dashboard\/credits$/);
  });

  await test.step('the sidebar leads back to the plans', async () => {
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(tab(page, 'Plans & Billing')).toHaveAttribute('aria-selected', 'true');
  });
});

// Moving the page's clock may end the database's connection attempts, which it logs.
faultyTest(
  'a plan whose time is over ends on screen by itself; others can be bought once its bill is settled',
  async ({ page }) => {
    await page.clock.install();
    const email = await signIn(page);
    const expires_at = new Date(Date.now() + 10 * 60_000);
    await leaveSubscription(email, { status: 'past_due', expires_at });
    await page.goto('/dashboard/profile?tab=plans');
    const sidebar = page.locator('aside');
    await expect(sidebar.getByText('Starter', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Starter' })).toHaveCount(0);
    await page.clock.fastForward(11 * 60_000);
    await expect(sidebar.getByText('No Plan')).toBeVisible();
    await expect(status(page)).toContainText('Your plan ended because a payment failed.');
    await expect(status(page).getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Starter' })).toHaveCount(0);
    await leaveSubscription(email, { status: 'canceled' });
    await expect(status(page).getByText('cancelled', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeVisible();
  },
);

test.describe('where no payment provider is connected', () => {
  test('the dialog says so and nothing can be bought', async ({ page }) => {
    await closePayment(page);
    const email = await signIn(page);
    await page.goto('/dashboard/profile');
    const choose = page.getByRole('button', { name: 'Choose Starter' });
    await choose.click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter' });
    await expect(dialog).toContainText('card payment provider to subscribe at $19/month');
    await expect(dialog).toContainText(email);
    await expect(dialog).toContainText('Payments aren’t available yet. Nothing can be charged.');
    await expect(dialog.getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled();
    await pressEscape(page);
    await expect(dialog).toBeHidden();
    await expect(choose).toBeFocused();
    await knowsOfNoPlan(page);
    await leaveSubscription(email);
    await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeDisabled();
    await expect(page.getByText('Payments aren’t available yet.')).toBeVisible();
  });
});
