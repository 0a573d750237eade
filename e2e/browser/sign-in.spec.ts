import { randomUUID } from 'node:crypto';
import { errorToast, expect, faultyTest, signInAsNew } from './fixtures.ts';

/** Signing in when it does not work, and a session that is no longer good. */

faultyTest(
  'the way to Google is announced, a failure is told, and the button is free again',
  async ({ page }) => {
    await page.route(/accounts:signInWithIdp/, (route) => route.abort());
    await page.goto('/login');
    // The account chooser hides the page behind it from assistive technology.
    const button = page.getByRole('button', { name: 'Sign in with Google', includeHidden: true });
    await button.click();
    await expect(page.getByText('Redirecting to Google')).toBeVisible();
    await expect(page.getByText('Please complete the authentication process')).toBeVisible();
    await expect(button).toBeDisabled();
    await page.getByRole('button', { name: /Demo Marketer/ }).click();
    const toast = errorToast(page, 'Authentication error');
    await expect(toast).toContainText('No connection. Check your network and try again.');
    await expect(button).toBeEnabled();

    await page.unroute(/accounts:signInWithIdp/);
    await button.click();
    await page.getByRole('button', { name: /Demo Marketer/ }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

faultyTest(
  'a refusal that says nothing fit for a person asks to try again later',
  async ({ page }) => {
    // The sign-in service is reached, and cannot read what it is sent.
    await page.route(/accounts:signInWithIdp/, (route) => route.continue({ postData: '{}' }));
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    await page.getByRole('button', { name: /Demo Marketer/ }).click();
    const toast = errorToast(page, 'Authentication error');
    await expect(toast).toContainText('Please try again later');
  },
);

faultyTest.describe('signed in', () => {
  faultyTest.beforeEach(async ({ page }) => {
    const email = `sid.${randomUUID().slice(0, 6)}@brand.test`;
    await signInAsNew(page, { name: 'Sid', email });
  });

  faultyTest(
    'data is asked for twice before the screen says it cannot be had',
    async ({ page }) => {
      let asked = 0;
      await page.route('**/api/call/getUserData', (route) => {
        asked += 1;
        return route.abort();
      });
      await page.goto('/dashboard/email');
      await expect(page.getByText('Failed to fetch user data')).toBeVisible();
      expect(asked).toBe(2);
      await page.unroute('**/api/call/getUserData');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Gmail Address')).toBeVisible();
    },
  );

  faultyTest('a call that comes without a session is not answered', async ({ page }) => {
    await page.route('**/api/call/getUserData', (route) => {
      const headers = { ...route.request().headers() };
      delete headers['authorization'];
      return route.continue({ headers });
    });
    await page.goto('/dashboard/email');
    await expect(page.getByText('Not authenticated')).toBeVisible();
  });
});

faultyTest(
  'the two sign-in pages lead to each other and keep where the person wanted to go',
  async ({ page }) => {
    await page.goto('/dashboard/email');
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    await expect(page.getByText("Don't have an account?")).toBeVisible();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await expect(page.getByText('Already have an account?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('link', { name: /Vibes Outreach/ })).toHaveAttribute('href', '/');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: /Demo Marketer/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/email$/);
  },
);
