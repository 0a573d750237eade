import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { expect, faultyTest, signInAsNew } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { siteToast, wakeAll } from './site.ts';

/** The way from the first page to a plan. */

const LINK = '**/api/call/stripePaymentLink';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to Starter' });

async function choose(page: Page) {
  await page.goto('/');
  await wakeAll(page);
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await expect(dialog(page)).toContainText('$19');
}

faultyTest('asks a visitor to log in, and returns to the plans', async ({ page }) => {
  await choose(page);
  await expect(page.getByRole('button', { name: 'Coming Soon', includeHidden: true })).toHaveCount(
    2,
  );
  await expect(dialog(page).getByText('Please log in before subscribing')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled();
  const logIn = dialog(page).getByRole('link', { name: 'Log in' });
  await expect(logIn).toHaveAttribute('href', '/login?next=%2Fdashboard%2Fprofile%3Ftab%3Dplans');
  await pressEscape(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeFocused();
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toBeHidden();
});

faultyTest('keeps the focus when its script loads, and opens by Space', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: 'Choose Starter' })
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await wakeAll(page);
  await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

faultyTest('names the person, asks the server once, and shows a failure', async ({ page }) => {
  const person = newPerson('Paula');
  await signInAsNew(page, person);
  await choose(page);
  await expect(dialog(page).getByText(person.email)).toBeVisible();
  const proceed = dialog(page).getByRole('button', { name: 'Proceed to Payment' });
  await page.route(LINK, (route) => route.abort());
  await proceed.click();
  await expect(siteToast(page, 'Failed to generate payment link')).toContainText(
    'Please try again later',
  );
  await expect(dialog(page)).toContainText('Failed to generate payment link. Please try again.');

  await page.unroute(LINK);
  const asked: unknown[] = [];
  await page.route(LINK, (route) => {
    asked.push(route.request().postDataJSON());
  });
  await proceed.dblclick();
  await expect(siteToast(page, 'Redirecting to payment').first()).toBeVisible();
  const { origin } = new URL(page.url());
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked).toMatchObject([
    { data: { plan: 'Starter', successUrl: `${origin}/profile?payment=done` } },
  ]);
});
