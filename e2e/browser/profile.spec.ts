import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { removeUser } from '../support/sign-in-service.ts';
import { errorToast, expect, faultyTest, startSignedIn } from './fixtures.ts';
import { closeToasts, seen, sees } from './seen.ts';

/** Saving the profile, and each way it can fail. */

let email: string;
faultyTest.beforeEach(async ({ page }) => {
  email = `pia.${randomUUID().slice(0, 8)}@brand.test`;
  await startSignedIn(page, { name: 'Pia Profile', email });
});

const LOOKUP = /accounts:lookup/;
const COMMIT = /documents:commit/;
const LISTEN = /google\.firestore\.v1\.Firestore/;

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
faultyTest('the name is saved, or says why it is not', async ({ page }) => {
  await page.goto('/dashboard/profile?tab=profile');
  await expect(nameField(page)).toHaveValue('Pia Profile');

  await faultyTest.step('a name that the server refuses says so', async () => {
    // On its way to the server the name becomes longer than the rules allow.
    await page.route(COMMIT, (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replace('Pia Long', 'x'.repeat(121)),
      }),
    );
    await nameField(page).fill('Pia Long');
    await save(page);
    await sees(page, 'Update failed');
    await page.unroute(COMMIT);
    await page.reload();
    await expect(nameField(page)).toHaveValue('Pia Profile');
  });

  await faultyTest.step('a name typed offline stays typed, and is saved afterwards', async () => {
    await page.route(COMMIT, (route) => route.abort());
    await nameField(page).fill('Pia Offline');
    await save(page);
    const toast = errorToast(page, 'Update failed');
    await expect(toast).toContainText('There was an error updating your profile');
    await expect(nameField(page)).toHaveValue('Pia Offline');
    await page.unroute(COMMIT);
    await save(page);
    await sees(page, 'Profile updated');
    await closeToasts(page);
  });

  await faultyTest.step('a name can have 120 characters', async () => {
    await nameField(page).fill('x'.repeat(121));
    await save(page);
    await sees(page, 'Your name can have 120 characters at most.');
    await nameField(page).fill('x'.repeat(120));
    await save(page);
    await sees(page, 'Profile updated');
    await closeToasts(page);
  });

  await faultyTest.step('a name is saved and shown without hidden characters', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(COMMIT, async (route) => {
      await held;
      await route.continue();
    });
    await nameField(page).fill('Pia \u202eRenamed\u200b');
    await save(page);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await sees(page, 'Profile updated', 'Your profile has been updated successfully');
    await expect(page.locator('aside').getByText('Pia Renamed')).toBeVisible();
    // The page asks who is signed in: the next step takes the person away after that.
    const asked = [LOOKUP, /getUserData/].map((url) => page.waitForResponse(url));
    await page.reload();
    await Promise.all(asked);
    await expect(nameField(page)).toHaveValue('Pia Renamed');
  });

  await faultyTest.step('a name is not saved after the session has ended', async () => {
    await removeUser(email);
    await nameField(page).fill('Pia Gone');
    await save(page);
    await sees(page, 'Authentication error', 'You are not logged in');
    await expect(page.getByText('Profile updated')).toHaveCount(0);
  });
});

faultyTest('each opening of the profile asks again who is signed in', async ({ page }) => {
  await page.goto('/dashboard');
  const toProfile = () => page.getByRole('link', { name: 'Profile' }).click();
  const toDashboard = async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  };

  await faultyTest.step('the address is the session’s, and cannot be changed', async () => {
    await toDashboard();
    const asked = page.waitForRequest(LOOKUP);
    await toProfile();
    await asked;
    await page.getByRole('tab', { name: 'Profile Information' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
    await sees(page, 'Your email is used for login and cannot be changed');
  });

  await faultyTest.step('without a network it cannot be asked', async () => {
    await toDashboard();
    await page.route(LOOKUP, (route) => route.abort());
    await toProfile();
    await expect(errorToast(page, 'Error')).toContainText('Failed to fetch user data');
    await page.unroute(LOOKUP);
    await closeToasts(page);
  });

  await faultyTest.step('it is unknown when the service cannot read the question', async () => {
    await toDashboard();
    await page.route(LOOKUP, (route) => route.continue({ postData: '{}' }));
    await toProfile();
    await expect(errorToast(page, 'Error')).toContainText('An unexpected error occurred');
    await page.unroute(LOOKUP);
    await closeToasts(page);
  });

  await faultyTest.step('it is nobody when the account is gone', async () => {
    await toDashboard();
    await removeUser(email);
    await toProfile();
    const toast = errorToast(page, 'Authentication error');
    await expect(toast).toContainText('You are not logged in');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  });
});

faultyTest(
  'an account or subscription that cannot be read shows an error, and can be read again',
  async ({ page }) => {
    await page.route(LISTEN, (route) => route.abort());
    await page.goto('/dashboard/profile');
    await expect(seen(page, 'Failed to fetch profile data')).toBeVisible();
    await expect(seen(page, 'Failed to load subscription')).toBeVisible();
    const toast = errorToast(page, 'Failed to load subscription');
    await expect(toast).toContainText('There was an error loading your subscription details');
    await expect(page.getByText('Choose a Plan')).toHaveCount(0);

    // Pressed while requests still fail: as soon as the server answers, the page recovers by
    // itself.
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.unroute(LISTEN);
    await expect(page.getByText('Choose a Plan')).toBeVisible();
  },
);
