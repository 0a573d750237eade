import { newPerson } from '../support/person.ts';
import { errorToast, expect, faultyTest, startSignedIn } from './fixtures.ts';
import { loseSession } from './payment-endpoints.ts';
import { closeToasts } from './seen.ts';

/** Signing in when it does not work, and a session that is no longer good. */

faultyTest(
  'the two sign-in pages lead to each other, tell what fails, and keep where the person wanted to go',
  async ({ page }) => {
    const SERVICE = /accounts:signInWithIdp/;
    const toast = errorToast(page, 'Authentication error');
    await page.goto('/dashboard/email');

    await faultyTest.step('the one leads to the other', async () => {
      await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
      await expect(page.getByText("Don't have an account?")).toBeVisible();
      await page.getByRole('link', { name: 'Sign up' }).click();
      await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
      await expect(page.getByText('Already have an account?')).toBeVisible();
    });

    await faultyTest.step(
      'a refusal that says nothing fit for a person asks to try again later',
      async () => {
        // The sign-in service is reached, and cannot read what it is sent.
        await page.route(SERVICE, (route) => route.continue({ postData: '{}' }));
        await page.getByRole('button', { name: 'Sign up with Google' }).click();
        await page.getByRole('button', { name: /Demo Marketer/ }).click();
        await expect(toast).toContainText('Please try again later');
        await page.unroute(SERVICE);
        await closeToasts(page);
      },
    );

    await faultyTest.step('and back', async () => {
      await page.getByRole('link', { name: 'Sign in' }).click();
      await expect(page.getByRole('link', { name: /Vibes Outreach/ })).toHaveAttribute('href', '/');
    });

    // The account chooser hides the page behind it from assistive technology.
    const button = page.getByRole('button', { name: 'Sign in with Google', includeHidden: true });
    await faultyTest.step('the way to Google is announced, a failure is told', async () => {
      await page.route(SERVICE, (route) => route.abort());
      await button.click();
      await expect(page.getByText('Redirecting to Google')).toBeVisible();
      await expect(page.getByText('Please complete the authentication process')).toBeVisible();
      await expect(button).toBeDisabled();
      await page.getByRole('button', { name: /Demo Marketer/ }).click();
      await expect(toast).toContainText('No connection. Check your network and try again.');
    });

    await faultyTest.step(
      'the button is free again, and leads where the person wanted to go',
      async () => {
        await expect(button).toBeEnabled();
        await page.unroute(SERVICE);
        await button.click();
        await page.getByRole('button', { name: /Demo Marketer/ }).click();
        await expect(page).toHaveURL(/\/dashboard\/email$/);
      },
    );
  },
);

faultyTest('whoever is signed in is told when data cannot be had', async ({ page }) => {
  const ENDPOINT = '**/api/call/getUserData';
  await startSignedIn(page, newPerson('Sid'));

  await faultyTest.step('a call that comes without a session is not answered', async () => {
    await loseSession(page, ENDPOINT);
    await page.goto('/dashboard/email');
    await expect(page.getByText('Not authenticated')).toBeVisible();
    await page.unroute(ENDPOINT);
  });

  await faultyTest.step(
    'data is asked for twice before the screen says it cannot be had',
    async () => {
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
    },
  );
});
