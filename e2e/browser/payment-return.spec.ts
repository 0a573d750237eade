import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { leaveSubscription } from '../support/subscription.ts';
import { answerCall } from './answer-call.ts';
import { expect, faultyTest, knowsOfNoPlan, startSignedIn } from './fixtures.ts';
import { closeToasts } from './seen.ts';

/** The way out to the payment provider's pages, and what the profile says to whoever comes back. */

let email: string;
faultyTest.beforeEach(async ({ page }) => {
  email = `rae.${randomUUID().slice(0, 8)}@brand.test`;
  await page.clock.install();
  await startSignedIn(page, { name: 'Rae Return', email });
});

const PLANS_TAB = /\/dashboard\/profile\?tab=plans$/;
const WAITING = 'Back from payment? Your plan appears here by itself, usually within a minute.';
const THANKS = 'Thank you. Your Starter plan is in place.';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to Starter' });
const proceed = (page: Page) => dialog(page).getByRole('button', { name: 'Proceed to Payment' });

/** Where the pay page stands, as far as these tests go: nothing is there. */
async function standInForPayPage(page: Page, path: string) {
  const url = `${new URL(page.url()).origin}${path}`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: 'Pay here' }));
  return url;
}

faultyTest(
  'whoever has paid is thanked once the plan is there, and only then',
  async ({ page }) => {
    await page.goto('/profile?payment=done');

    await faultyTest.step('is thanked as the plan comes', async () => {
      await expect(page).toHaveURL(PLANS_TAB);
      await expect(page.getByText(WAITING)).toBeVisible();
      await knowsOfNoPlan(page);
      await leaveSubscription(email);
      await expect(page.getByText(THANKS)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeVisible();
      await expect(page.getByText('Choose a Plan')).toHaveCount(0);
    });

    await faultyTest.step('is not thanked again after a reload', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeVisible();
      await expect(page.getByText(THANKS)).toHaveCount(0);
    });

    await faultyTest.step('is thanked at once for a plan that was there before', async () => {
      await page.goto('/profile?payment=done');
      await expect(page.getByText(THANKS)).toBeVisible();
    });

    await faultyTest.step('is not thanked again after another page', async () => {
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await page.getByRole('link', { name: 'Profile' }).click();
      await expect(page.getByRole('tab', { name: 'Profile Information' })).toBeVisible();
      await expect(page.getByText(THANKS)).toHaveCount(0);
    });
  },
);

faultyTest('whoever comes back without a plan is told the truth', async ({ page }) => {
  await faultyTest.step('whoever has left the pay page can try again', async () => {
    await page.goto('/profile?payment=cancelled&plan=Starter');
    await expect(page).toHaveURL(PLANS_TAB);
    await expect(page.getByText('Payment was not completed. Nothing was charged.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(proceed(page)).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  });

  await faultyTest.step('whoever has paid, when the plan does not come', async () => {
    await page.goto('/profile?payment=done');
    await expect(page.getByText(WAITING)).toBeVisible();
    await page.clock.fastForward(2 * 60_000);
    await expect(page.getByText(WAITING)).toHaveCount(0);
    await expect(page.getByText('there is no need to pay again')).toBeVisible();
    await leaveSubscription(email);
    await expect(page.getByText(THANKS)).toBeVisible();
  });
});

faultyTest('whoever was managing the subscription finds it', async ({ page }) => {
  await leaveSubscription(email);
  await page.goto('/profile?payment=managed');
  await expect(page).toHaveURL(PLANS_TAB);
  await expect(page.getByText('What you changed at our payment provider')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeVisible();

  await faultyTest.step('without a customer there is nothing to manage', async () => {
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    const sentence = 'There is no subscription to manage yet. Choose a plan first.';
    await expect(page.getByText(sentence)).toBeVisible();
  });
});

faultyTest(
  'the way to the pay page is asked for with care, and tells what stands in it',
  async ({ page }) => {
    await page.goto('/dashboard/profile');
    const url = await standInForPayPage(page, '/pay-page');
    const endpoint = '**/api/call/stripePaymentLink';
    const choose = async () => {
      // One under the pointer would stay before the button.
      await closeToasts(page);
      await page.getByRole('button', { name: 'Choose Starter' }).click();
    };

    await faultyTest.step('keeps the focus when it cannot be had, to try again', async () => {
      await page.route(endpoint, (route) => route.abort());
      await choose();
      await proceed(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await expect(proceed(page)).toBeFocused();
      await expect(proceed(page)).toBeEnabled();
      await page.unroute(endpoint);
      await page.keyboard.press('Escape');
    });

    await faultyTest.step('leads nowhere once the dialog was closed', async () => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await answerCall(page, 'stripePaymentLink', () => held.then(() => ({ url })));
      await choose();
      await proceed(page).click();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      const answered = page.waitForResponse(endpoint);
      release();
      await (await answered).finished();
      await choose();
      await expect(proceed(page)).toBeEnabled();
      await expect(page).toHaveURL(/\/dashboard\/profile$/);
      await page.unroute(endpoint);
    });

    await faultyTest.step('is free again when Back shows the page as it was left', async () => {
      await page.route(endpoint, () => undefined);
      await proceed(page).click();
      await expect(proceed(page)).toBeDisabled();
      // A browser under test keeps no page to come back to: this is what one that does tells it.
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect(proceed(page)).toBeEnabled();
      await page.unroute(endpoint);
    });

    await faultyTest.step('is asked for once, however often it is clicked', async () => {
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

    await faultyTest.step('is refused with its sentence, and leads to what helps', async () => {
      const portal = await standInForPayPage(page, '/portal');
      const refusal =
        'Your last plan has an unpaid bill. Pay it, or end that plan, with Manage Subscription.';
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
  },
);
