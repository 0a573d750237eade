import { randomUUID } from 'node:crypto';
import { leaveSubscription } from '../support/subscription.ts';
import { answerCall } from './answer-call.ts';
import { errorToast, expect, faultyTest, startSignedIn } from './fixtures.ts';
import { holdClock } from './held-clock.ts';
import { loseSession } from './payment-endpoints.ts';
import { closeToasts, sees } from './seen.ts';

/** The two buttons to the payment provider on the profile, and each way they can fail. */

let email: string;
faultyTest.beforeEach(async ({ page }) => {
  email = `pia.${randomUUID().slice(0, 8)}@brand.test`;
  await page.clock.install();
  await startSignedIn(page, { name: 'Pia Profile', email });
});

const LINK = '**/api/call/stripePaymentLink';
const PORTAL = '**/api/call/stripeCustomerPortal';

faultyTest('the button to the pay page opens it, or says why not', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter' });
  const proceed = dialog.getByRole('button', { name: 'Proceed to Payment' });
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Choose Starter' }).click();

  await faultyTest.step('a failure is shown, and can be tried again in the dialog', async () => {
    const refusal = 'We couldn’t reach the payment provider. Nothing was charged.';
    await answerCall(page, 'stripePaymentLink', () => ({ refusal }));
    await proceed.click();
    await expect(dialog).toContainText(refusal);
    const toast = errorToast(page, 'Failed to generate payment link');
    await expect(toast).toContainText('Please try again later');
    await expect(dialog).toContainText('Failed to generate payment link. Please try again.');
    await expect(proceed).toBeEnabled();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await page.unroute(LINK);
  });

  await faultyTest.step('without a session it asks to sign in', async () => {
    await loseSession(page, LINK);
    await proceed.click();
    await sees(page, 'Not logged in', 'Please log in to subscribe');
    await expect(dialog).toContainText('Please log in to subscribe');
    await page.unroute(LINK);
  });

  await faultyTest.step(
    'it requests the plan with the product’s own return addresses, and says so for 3 seconds',
    async () => {
      await page.route(LINK, () => undefined);
      const asked = page.waitForRequest(LINK);
      await expect(proceed).toBeEnabled();
      await closeToasts(page);
      await holdClock(page);
      await proceed.click();
      const redirect = page.getByText('Redirecting to payment');
      await expect(redirect).toBeVisible();
      const { origin } = new URL(page.url());
      expect((await asked).postDataJSON()).toEqual({
        data: {
          plan: 'Starter',
          successUrl: `${origin}/profile?payment=done`,
          cancelUrl: `${origin}/profile?payment=cancelled&plan=Starter`,
          toltReferral: null,
        },
      });
      await expect(proceed).toBeDisabled();
      await page.clock.runFor(2800);
      await expect(redirect).toBeVisible();
      await page.clock.runFor(600);
      await expect(redirect).toBeHidden();
    },
  );
});

faultyTest('the button to manage a plan opens it, or says why not', async ({ page }) => {
  const manage = page.getByRole('button', { name: 'Manage Subscription' });
  await leaveSubscription(email);
  await page.goto('/dashboard/profile?tab=plans');
  await sees(page, 'Subscription Status');

  await faultyTest.step('a refusal by the payment provider is shown', async () => {
    await answerCall(page, 'stripeCustomerPortal', () => ({ refusal: 'Not today.' }));
    const asked = page.waitForRequest(PORTAL);
    await manage.click();
    const toast = errorToast(page, 'Failed to access subscription management');
    await expect(toast).toContainText('Please try again later');
    const returnUrl = `${new URL(page.url()).origin}/profile?payment=managed`;
    expect((await asked).postDataJSON()).toEqual({ data: { returnUrl } });
    await expect(manage).toBeEnabled();
    await page.unroute(PORTAL);
  });

  await faultyTest.step('without a session it asks to sign in', async () => {
    await loseSession(page, PORTAL);
    await manage.click();
    await sees(page, 'Not logged in', 'Please log in to manage your subscription');
  });
});
