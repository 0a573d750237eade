import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { removeUser } from '../support/sign-in-service.ts';
import { leaveSubscription } from '../support/subscription.ts';
import { errorToast, expect, faultyTest, signInAsNew } from './fixtures.ts';
import { answerCall } from './answer-call.ts';
import { loseSession } from './payment-doors.ts';

/** The profile as it is saved and paid for, and each way that can fail. */

faultyTest.use({ serviceWorkers: 'block' });

let email: string;
faultyTest.beforeEach(async ({ page }) => {
  email = `pia.${randomUUID().slice(0, 8)}@brand.test`;
  await signInAsNew(page, { name: 'Pia Profile', email });
});

const LOOKUP = /accounts:lookup/;
const COMMIT = /documents:commit/;
const LISTEN = /google\.firestore\.v1\.Firestore/;

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const openInformation = async (page: Page) => {
  await page.goto('/dashboard/profile?tab=profile');
  await expect(nameField(page)).toHaveValue('Pia Profile');
};
/** Toasts and panels may say the same; a panel may stand on the other tab. */
const seen = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();
const sees = (page: Page, ...texts: string[]) =>
  Promise.all(texts.map((text) => expect(seen(page, text)).toBeVisible()));

faultyTest.describe('the name', () => {
  faultyTest('is saved, said to be, and shown in the sidebar', async ({ page }) => {
    await openInformation(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(COMMIT, async (route) => {
      await held;
      await route.continue();
    });
    await nameField(page).fill('Pia Renamed');
    await save(page);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await sees(page, 'Profile updated', 'Your profile has been updated successfully');
    await expect(page.locator('aside').getByText('Pia Renamed')).toBeVisible();
    await page.reload();
    await expect(nameField(page)).toHaveValue('Pia Renamed');
  });

  faultyTest('can have 120 characters', async ({ page }) => {
    await openInformation(page);
    await nameField(page).fill('x'.repeat(121));
    await save(page);
    await sees(page, 'Your name can have 120 characters at most.');
    await nameField(page).fill('x'.repeat(120));
    await save(page);
    await sees(page, 'Profile updated');
  });

  faultyTest(
    'stays typed when the server cannot be reached, and is saved when it can',
    async ({ page }) => {
      await openInformation(page);
      await page.route(COMMIT, (route) => route.abort());
      await nameField(page).fill('Pia Offline');
      await save(page);
      const toast = errorToast(page, 'Update failed');
      await expect(toast).toContainText('There was an error updating your profile');
      await expect(nameField(page)).toHaveValue('Pia Offline');
      await page.unroute(COMMIT);
      await save(page);
      await sees(page, 'Profile updated');
    },
  );

  faultyTest('is told to be refused when the server refuses it', async ({ page }) => {
    await openInformation(page);
    // On its way the name becomes longer than the rules allow.
    await page.route(COMMIT, (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replace('Pia Long', 'x'.repeat(121)),
      }),
    );
    await nameField(page).fill('Pia Long');
    await save(page);
    await sees(page, 'Update failed');
    await page.reload();
    await expect(nameField(page)).toHaveValue('Pia Profile');
  });

  faultyTest('is not saved by somebody whose session has ended meanwhile', async ({ page }) => {
    await openInformation(page);
    await removeUser(email);
    await nameField(page).fill('Pia Gone');
    await save(page);
    await sees(page, 'Authentication error', 'You are not logged in');
    await expect(page.getByText('Profile updated')).toHaveCount(0);
  });
});

faultyTest.describe('who is signed in', () => {
  faultyTest(
    'is asked for anew on opening, and the address cannot be changed',
    async ({ page }) => {
      const asked = page.waitForRequest(LOOKUP);
      await page.getByRole('link', { name: 'Profile' }).click();
      await asked;
      await page.getByRole('tab', { name: 'Profile Information' }).click();
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
      await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
      await sees(page, 'Your email is used for login and cannot be changed');
    },
  );

  faultyTest('cannot be asked without a network', async ({ page }) => {
    await page.route(LOOKUP, (route) => route.abort());
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(errorToast(page, 'Error')).toContainText('Failed to fetch user data');
  });

  faultyTest('is nobody when the account is gone', async ({ page }) => {
    await removeUser(email);
    await page.getByRole('link', { name: 'Profile' }).click();
    const toast = errorToast(page, 'Authentication error');
    await expect(toast).toContainText('You are not logged in');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  });

  faultyTest('is not known when the sign-in service cannot read the question', async ({ page }) => {
    await page.route(LOOKUP, (route) => route.continue({ postData: '{}' }));
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(errorToast(page, 'Error')).toContainText('An unexpected error occurred');
  });
});

faultyTest.describe('the account', () => {
  faultyTest(
    'that cannot be read is a fault with a way on, and so is its subscription',
    async ({ page }) => {
      await page.route(LISTEN, (route) => route.abort());
      await page.goto('/dashboard/profile');
      const wait = { timeout: 20_000 };
      await expect(seen(page, 'Failed to fetch profile data')).toBeVisible(wait);
      await expect(seen(page, 'Failed to load subscription')).toBeVisible(wait);
      const toast = errorToast(page, 'Failed to load subscription');
      await expect(toast).toContainText('There was an error loading your subscription details');
      await expect(page.getByText('Choose a Plan')).toHaveCount(0);

      // Pressed while it still fails: as soon as the server answers, the page finds out by itself.
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.unroute(LISTEN);
      await expect(page.getByText('Choose a Plan')).toBeVisible({ timeout: 30_000 });
    },
  );
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
