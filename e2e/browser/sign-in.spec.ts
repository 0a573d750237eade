import { newPerson } from '../support/person.ts';
import { errorToast, expect, faultyTest, startSignedIn } from './fixtures.ts';
import { loseSession } from './lose-session.ts';
import { closeToasts } from './seen.ts';

/** Signing in when it fails, and sessions that have ended. */

faultyTest(
  'the two sign-in pages link to each other, say what fails, and remember the page the person wanted',
  async ({ page }) => {
    const SERVICE = /accounts:signInWithIdp/;
    const toast = errorToast(page, 'Authentication error');
    await page.goto('/dashboard/email');

    await faultyTest.step('the one links to the other', async () => {
      await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
      await expect(page.getByText("Don't have an account?")).toBeVisible();
      await page.getByRole('link', { name: 'Sign up' }).click();
      await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
      await expect(page.getByText('Already have an account?')).toBeVisible();
    });

    await faultyTest.step('they follow the device’s colors', async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      }
    });

    await faultyTest.step('a refusal without a sentence says to try again later', async () => {
      // The sign-in service is reached, and cannot read the request.
      await page.route(SERVICE, (route) => route.continue({ postData: '{}' }));
      await page.getByRole('button', { name: 'Sign up with Google' }).click();
      await page.getByRole('button', { name: /Demo Marketer/ }).click();
      await expect(toast).toContainText('Please try again later');
      await page.unroute(SERVICE);
      await closeToasts(page);
    });

    await faultyTest.step('the other links back', async () => {
      await page.getByRole('link', { name: 'Sign in' }).click();
      await expect(page.getByRole('link', { name: /Vibes Outreach/ })).toHaveAttribute('href', '/');
    });

    // The account chooser hides the page behind it from assistive technology.
    const button = page.getByRole('button', { name: 'Sign in with Google', includeHidden: true });
    await faultyTest.step('the redirect is announced, and a failure is shown', async () => {
      await page.route(SERVICE, (route) => route.abort());
      await button.click();
      await expect(page.getByText('Redirecting to Google')).toBeVisible();
      await expect(page.getByText('Please complete the authentication process')).toBeVisible();
      await expect(button).toBeDisabled();
      await page.getByRole('button', { name: /Demo Marketer/ }).click();
      await expect(toast).toContainText('No connection. Check your network and try again.');
    });

    await faultyTest.step('the button is enabled again, and leads to the wanted page', async () => {
      await expect(button).toBeEnabled();
      await page.unroute(SERVICE);
      await button.click();
      await page.getByRole('button', { name: /Demo Marketer/ }).click();
      await expect(page).toHaveURL(/\/dashboard\/email$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Settings');
      // Well before its five seconds are over.
      await expect(page.getByText('Redirecting to Google')).toHaveCount(0, { timeout: 2000 });
    });
  },
);

faultyTest('a signed-in person reads that data cannot be loaded', async ({ page }) => {
  const ENDPOINT = '**/api/call/getUserData';
  await startSignedIn(page, newPerson('Sid'));

  await faultyTest.step('a call without a session is refused', async () => {
    await loseSession(page, ENDPOINT);
    await page.goto('/dashboard/email');
    await expect(page.getByText('Not authenticated')).toBeVisible();
    await page.unroute(ENDPOINT);
  });

  await faultyTest.step('data is requested twice before the screen shows an error', async () => {
    let asked = 0;
    await page.route(ENDPOINT, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.reload();
    await expect(page.getByText('Failed to fetch user data')).toBeVisible();
    expect(asked).toBe(2);
    await page.unroute(ENDPOINT);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Gmail Address')).toBeVisible();
  });
});
