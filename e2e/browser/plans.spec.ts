import type { Page } from '@playwright/test';
import { PLANS } from '@vibes/core/plan/plan';
import { randomUUID } from 'node:crypto';
import { inDays, leaveSubscription } from '../support/subscription.ts';
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
/** These words alone are on the page elsewhere too. */
const offer = (page: Page) => page.getByRole('heading', { name: 'Choose a Plan' });
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

test('with a subscription the profile shows the plan, its state and its end', async ({ page }) => {
  const email = await signIn(page);
  await leaveSubscription(email, { expires_at: inDays(30) });
  await page.goto('/dashboard/profile');

  await test.step('it opens with the profile, unless the address asks for the plans', async () => {
    await expect(tab(page, 'Profile Information')).toHaveAttribute('aria-selected', 'true');
    await page.goto('/dashboard/profile?tab=plans');
    await expect(status(page)).toBeVisible();
    await tab(page, 'Profile Information').click();
    await expect(page).toHaveURL(/\?tab=profile$/);
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await tab(page, 'Plans & Billing').click();
  });

  await test.step('the status shows plan, price, renewal, and how to manage it', async () => {
    await expect(status(page)).toContainText('Starter');
    await expect(status(page)).toContainText('$19/month');
    await expect(status(page)).toContainText(/Renews in about 1 month, on \w+ \d{1,2}, \d{4}/);
    await expect(status(page).locator('time')).toHaveAttribute('title', /\d{4}.*\d:\d\d/);
    await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step('an active plan is green, any other amber with what to do', async () => {
    const colorOf = (word: string) =>
      status(page)
        .getByText(word, { exact: true })
        .evaluate((element) => getComputedStyle(element).color);
    await expect(status(page).getByText('active', { exact: true })).toBeVisible();
    expect(await colorOf('active')).toBe('rgb(28, 102, 55)');
    await leaveSubscription(email, { status: 'past_due', expires_at: inDays(5) });
    await expect(status(page).getByText('past due', { exact: true })).toBeVisible();
    expect(await colorOf('past due')).toBe('rgb(125, 84, 0)');
    await expect(status(page)).toContainText('Ends in 5 days');
    await expect(status(page)).toContainText(
      'Your last payment failed. Update your card under Manage Subscription.',
    );
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step('a cancelled plan says when it ends, and offers the plans once it has', async () => {
    await leaveSubscription(email, { cancel_at_period_end: true, expires_at: inDays(3) });
    await expect(status(page)).toContainText('Ends in 3 days');
    await expect(status(page)).toContainText('You can resume it under Manage Subscription.');
    await expect(offer(page)).toHaveCount(0);
    await leaveSubscription(email, { status: 'canceled', expires_at: inDays(3) });
    await expect(status(page)).toContainText('After that, you can choose a plan again.');
    await expect(offer(page)).toHaveCount(0);
    await leaveSubscription(email, { status: 'canceled', expires_at: inDays(-2) });
    await expect(status(page)).toContainText('Ended 2 days ago');
    await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeVisible();
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
