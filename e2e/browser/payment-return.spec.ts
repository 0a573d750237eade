import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { leaveSubscription } from '../support/subscription.ts';
import { answerCall } from './answer-call.ts';
import { expect, faultyTest, knowsOfNoPlan, startSignedIn } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { closeToasts } from './seen.ts';

/** The way to the payment provider's pages, and what the profile shows on the return. */

let email: string;
faultyTest.beforeEach(async ({ page }) => {
  email = `rae.${randomUUID().slice(0, 8)}@brand.test`;
  await page.clock.install();
  await startSignedIn(page, { name: 'Rae Return', email });
});

const PLANS_TAB = /\/dashboard\/profile\?tab=plans$/;
const WAITING = 'Just paid? Your plan shows up here automatically, usually within a minute.';
const THANKS = 'Thank you. Your Starter plan is active.';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to Starter' });
const proceed = (page: Page) => dialog(page).getByRole('button', { name: 'Proceed to Payment' });

/** Stands in for the pay page. */
async function standInForPayPage(page: Page, path: string) {
  const url = `${new URL(page.url()).origin}${path}`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: 'Pay here' }));
  return url;
}

faultyTest('a person who has paid is thanked once, when the plan is there', async ({ page }) => {
  await page.goto('/profile?payment=done');

  await faultyTest.step('the thanks are shown when the plan appears', async () => {
    await expect(page).toHaveURL(PLANS_TAB);
    await expect(page.getByText(WAITING)).toBeVisible();
    await knowsOfNoPlan(page);
    await leaveSubscription(email);
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeVisible();
    await expect(page.getByText('Choose a Plan')).toHaveCount(0);
  });

  await faultyTest.step('they are not shown again after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeVisible();
    await expect(page.getByText(THANKS)).toHaveCount(0);
  });

  await faultyTest.step('they are shown at once for a plan that was there before', async () => {
    await page.goto('/profile?payment=done');
    await expect(page.getByText(THANKS)).toBeVisible();
  });

  await faultyTest.step('they are not shown again after another page', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('tab', { name: 'Profile Information' })).toBeVisible();
    await expect(page.getByText(THANKS)).toHaveCount(0);
  });
});

faultyTest('a return without a plan says what happened', async ({ page }) => {
  await faultyTest.step('after leaving the pay page it offers another try', async () => {
    await page.goto('/profile?payment=cancelled&plan=Starter');
    await expect(page).toHaveURL(PLANS_TAB);
    await expect(
      page.getByText('The payment wasn’t completed. Nothing was charged.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(proceed(page)).toBeEnabled();
    await pressEscape(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  });

  await faultyTest.step('after a payment it says not to pay again', async () => {
    await page.goto('/profile?payment=done');
    await expect(page.getByText(WAITING)).toBeVisible();
    await page.clock.fastForward(2 * 60_000);
    await expect(page.getByText(WAITING)).toHaveCount(0);
    await expect(page.getByText('Don’t pay again.')).toBeVisible();
    await leaveSubscription(email);
    await expect(page.getByText(THANKS)).toBeVisible();
  });
});

faultyTest('a return from managing the plan shows its status', async ({ page }) => {
  await leaveSubscription(email);
  await page.goto('/profile?payment=managed');
  await expect(page).toHaveURL(PLANS_TAB);
  await expect(page.getByText('Changes you made at our payment provider')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeVisible();

  await faultyTest.step('without a customer there is nothing to manage', async () => {
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    const sentence = 'You don’t have a subscription yet. Choose a plan first.';
    await expect(page.getByText(sentence)).toBeVisible();
  });
});

faultyTest('the button to the pay page opens it once, and says why it cannot', async ({ page }) => {
  await page.goto('/dashboard/profile');
  const url = await standInForPayPage(page, '/pay-page');
  const endpoint = '**/api/call/stripePaymentLink';
  const choose = async () => {
    // A toast under the pointer would stay and cover the button.
    await closeToasts(page);
    await page.getByRole('button', { name: 'Choose Starter' }).click();
  };

  await faultyTest.step('it keeps the focus after a failure, to try again', async () => {
    await page.route(endpoint, (route) => route.abort());
    await choose();
    await expect(proceed(page)).toBeEnabled();
    await proceed(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expect(proceed(page)).toBeFocused();
    await expect(proceed(page)).toBeEnabled();
    await page.unroute(endpoint);
    await pressEscape(page);
  });

  await faultyTest.step('it opens nothing once the dialog was closed', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await answerCall(page, 'stripePaymentLink', () => held.then(() => ({ url })));
    await choose();
    await proceed(page).click();
    await pressEscape(page);
    await expect(dialog(page)).toBeHidden();
    const answered = page.waitForResponse(endpoint);
    release();
    await (await answered).finished();
    await choose();
    await expect(proceed(page)).toBeEnabled();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await page.unroute(endpoint);
  });

  await faultyTest.step('it is enabled again when Back restores the page', async () => {
    await page.route(endpoint, () => undefined);
    await proceed(page).click();
    await expect(proceed(page)).toBeDisabled();
    // A browser under test does not restore pages from its cache: this is the event that one
    // sends which does.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(proceed(page)).toBeEnabled();
    await page.unroute(endpoint);
  });

  await faultyTest.step('it asks the server once, however often it is clicked', async () => {
    let asked = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await answerCall(page, 'stripePaymentLink', async () => {
      asked += 1;
      await held;
      return { url };
    });
    await proceed(page).dblclick();
    await expect(proceed(page)).toBeDisabled();
    release();
    await expect(page).toHaveURL(url);
    expect(asked).toBe(1);
    await page.unroute(endpoint);
    await page.goBack();
    await choose();
    await expect(proceed(page)).toBeEnabled();
  });

  await faultyTest.step('it shows the sentence of a refusal, and leads to what helps', async () => {
    const portal = await standInForPayPage(page, '/portal');
    const refusal =
      'Your last plan has an unpaid bill. Pay it or end that plan under Manage Subscription.';
    const reason = 'already_subscribed';
    await answerCall(page, 'stripePaymentLink', () => ({ refusal, reason }));
    await answerCall(page, 'stripeCustomerPortal', () => ({ url: portal }));
    await proceed(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(refusal);
    await expect(page.getByText('Failed to generate payment link')).toHaveCount(0);
    await expect(proceed(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Manage Subscription' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(portal);
  });
});
