import type { Page } from '@playwright/test';
import { messageTemplatesDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { newPerson } from '../support/person.ts';
import { uidOf } from '../support/sign-in-service.ts';
import { leaveSubscription } from '../support/subscription.ts';
import {
  errorToast,
  expect,
  faultyTest,
  signInAsNew,
  signInHere,
  startSignedIn,
  test,
} from './fixtures.ts';

/** Logging out, and the next person on the same device. */

const signIn = (page: Page) => signInAsNew(page, newPerson('Sam'));

/**
 * Logs out in another tab: the button of the tab under test would leave the app for another
 * document.
 */
async function logOutInAnotherTab(page: Page) {
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/');
  await other.close();
}

const sidebar = (page: Page) => page.locator('aside');

test('logging out says so and leads to the first page', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Logged out successfully')).toHaveCount(0);
  await page.goto('/dashboard/crm');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fcrm$/);
});

test('the next person who signs in in the same tab sees nothing of the one before', async ({
  page,
}) => {
  const person = newPerson('Sam');
  const { email } = person;
  await startSignedIn(page, person);
  await leaveSubscription(email, { plan_name: 'Growth' });
  const templates = (await database()).doc(messageTemplatesDocument.path(await uidOf(email)));
  await templates.update({ email_subject: 'The secret offer of Sam' });
  await page.goto('/dashboard/messages');
  const subject = page.getByLabel('Email Subject');
  await expect(subject).toHaveValue('The secret offer of Sam');
  await expect(sidebar(page).getByText('Growth', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));
  await logOutInAnotherTab(page);
  await expect(page).toHaveURL(/\/login$/);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/call/getUserData', async (route) => {
    await held;
    await route.continue();
  });
  await signInHere(page, newPerson('Nell'));
  await expect(sidebar(page).getByText('Nell')).toBeVisible();
  await expect(sidebar(page).getByText('No Plan')).toBeVisible();
  await expect(sidebar(page)).not.toContainText(/Sam|Growth/);

  await page.getByRole('link', { name: 'Message Templates' }).click();
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(subject).toHaveCount(0);
  release();
  await expect(subject).toHaveValue('Paid Partnership Opportunity for {{creatorName}}');
  expect(await page.evaluate('isSameTab')).toBe(true);
});

faultyTest(
  'a logout that the browser prevents says so, and can be tried again',
  async ({ page }) => {
    await signIn(page);
    // The session lives in localStorage: from now on nothing can be removed there.
    await page.evaluate(() => {
      const { prototype } = Storage;
      const remove = Object.getOwnPropertyDescriptor(prototype, 'removeItem');
      prototype.removeItem = () => {
        throw new DOMException('The disk is full.', 'UnknownError');
      };
      Object.assign(window, {
        restore: () => remove && Object.defineProperty(prototype, 'removeItem', remove),
      });
    });
    const logOut = page.getByRole('button', { name: 'Log out' });
    await logOut.click();
    const toast = errorToast(page, 'Logout failed');
    await expect(toast).toContainText('There was a problem logging you out');
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.evaluate('restore()');
    await expect(logOut).toBeEnabled();
    await logOut.click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
  },
);
