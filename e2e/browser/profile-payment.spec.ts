import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { leaveSubscription } from '../support/subscription.ts';
import { answerCall } from './answer-call.ts';
import { errorToast, expect, faultyTest, startSignedIn } from './fixtures.ts';
import { loseSession } from './payment-doors.ts';
import { sees } from './seen.ts';

/** The two doors to the payment provider on the profile, and each way they can stay shut. */

let email: string;
faultyTest.beforeEach(async ({ page }) => {
  email = `pia.${randomUUID().slice(0, 8)}@brand.test`;
  await startSignedIn(page, { name: 'Pia Profile', email });
});

const LINK = '**/api/call/stripePaymentLink';
const PORTAL = '**/api/call/stripeCustomerPortal';

faultyTest.describe('the way to the pay page', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to Starter' });
  const proceed = async (page: Page) => {
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await dialog(page).getByRole('button', { name: 'Proceed to Payment' }).click();
  };

  faultyTest.beforeEach(async ({ page }) => {
    await page.goto('/dashboard/profile');
  });

  faultyTest(
    'asks for the plan with the product’s own return addresses, says so for 3 seconds',
    async ({ page }) => {
      await page.route(LINK, () => undefined);
      const asked = page.waitForRequest(LINK);
      await proceed(page);
      const redirect = page.getByText('Redirecting to payment');
      await expect(redirect).toBeVisible();
      const start = Date.now();
      const { origin } = new URL(page.url());
      expect((await asked).postDataJSON()).toEqual({
        data: {
          plan: 'Starter',
          successUrl: `${origin}/profile?payment=done`,
          cancelUrl: `${origin}/profile?payment=cancelled&plan=Starter`,
          toltReferral: null,
        },
      });
      await expect(dialog(page).getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled();
      await expect(redirect).toBeHidden();
      const stood = Date.now() - start;
      expect(stood).toBeGreaterThan(2400);
      expect(stood).toBeLessThan(4500);
    },
  );

  faultyTest(
    'that the server does not know is told, and can be tried again in the dialog',
    async ({ page }) => {
      const refusal = 'The payment provider could not be reached. Nothing was charged.';
      await answerCall(page, 'stripePaymentLink', () => ({ refusal }));
      await proceed(page);
      await expect(dialog(page)).toContainText(refusal);
      const toast = errorToast(page, 'Failed to generate payment link');
      await expect(toast).toContainText('Please try again later');
      await expect(dialog(page)).toContainText(
        'Failed to generate payment link. Please try again.',
      );
      await expect(dialog(page).getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled();
      await expect(page).toHaveURL(/\/dashboard\/profile$/);
    },
  );

  faultyTest('is closed to whoever is not logged in', async ({ page }) => {
    await loseSession(page, LINK);
    await proceed(page);
    await sees(page, 'Not logged in', 'Please log in to subscribe');
    await expect(dialog(page)).toContainText('Please log in to subscribe');
  });
});

faultyTest.describe('managing a subscription', () => {
  const manage = (page: Page) => page.getByRole('button', { name: 'Manage Subscription' });

  faultyTest.beforeEach(async ({ page }) => {
    await leaveSubscription(email);
    await page.goto('/dashboard/profile?tab=plans');
    await sees(page, 'Subscription Status');
  });

  faultyTest('that the payment provider does not let happen is told', async ({ page }) => {
    await answerCall(page, 'stripeCustomerPortal', () => ({ refusal: 'Not today.' }));
    const asked = page.waitForRequest(PORTAL);
    await manage(page).click();
    const toast = errorToast(page, 'Failed to access subscription management');
    await expect(toast).toContainText('Please try again later');
    const returnUrl = `${new URL(page.url()).origin}/profile?payment=managed`;
    expect((await asked).postDataJSON()).toEqual({ data: { returnUrl } });
    await expect(manage(page)).toBeEnabled();
  });

  faultyTest('is closed to whoever is not logged in', async ({ page }) => {
    await loseSession(page, PORTAL);
    await manage(page).click();
    await sees(page, 'Not logged in', 'Please log in to manage your subscription');
  });
});
