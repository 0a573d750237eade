import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { expect, faultyTest, startSignedIn } from './fixtures.ts';
import { closeToasts } from './seen.ts';

/** What the app shows when the network or a part of the app fails. */

// A service worker would answer requests from its cache that must fail here.

async function writeTemplates(page: Page) {
  await page.goto('/dashboard/messages');
  for (const tab of ['Email', 'Instagram', 'TikTok']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: 'Insert example' }).click();
  }
  await page.getByRole('tab', { name: 'Email' }).click();
}

const saveTemplates = (page: Page) => page.getByRole('button', { name: 'Save Templates' }).click();
const isSaved = (page: Page) =>
  expect(page.getByText('Message templates updated successfully').first()).toBeVisible();

faultyTest(
  'a database that cannot be reached shows an error, not an empty account',
  async ({ page }) => {
    await startSignedIn(page, newPerson('Rita'));
    await page.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort());
    await page.goto('/dashboard/crm');
    await expect(page.getByText('No connection to the server.')).toBeVisible();
    await expect(page.getByText('No creators found')).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText('Unable to load credits information.')).toBeVisible();
    await expect(page.getByText('No Referral Code')).toHaveCount(0);

    await page.unroute(/google\.firestore\.v1\.Firestore/);
    await page.getByRole('link', { name: 'CRM' }).click();
    await expect(page.getByText('No creators found')).toBeVisible();
  },
);

faultyTest('text typed into the templates is not lost', async ({ page }) => {
  await page.route('**/assets/toast-region-*.js', (route) => route.abort());
  await startSignedIn(page, newPerson('Rita'));
  await writeTemplates(page);
  const subject = page.getByLabel('Email Subject');

  await faultyTest.step('the page stays when the code of toasts cannot be loaded', async () => {
    const saved = page.waitForResponse('**/api/call/updateUserData');
    await saveTemplates(page);
    await saved;
    await expect(page.getByRole('button', { name: 'Save Templates' })).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Templates');
  });

  await faultyTest.step('toasts appear once it can be loaded', async () => {
    await page.unroute('**/assets/toast-region-*.js');
    await subject.fill('Hello again');
    await saveTemplates(page);
    await isSaved(page);
    await closeToasts(page);
  });

  await faultyTest.step('text typed while a save runs stays', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/call/updateUserData', async (route) => {
      await held;
      await route.continue();
    });
    await subject.fill('Hello once more');
    await saveTemplates(page);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await subject.fill('Typed while it was saved');
    release();
    await isSaved(page);
    await expect(subject).toHaveValue('Typed while it was saved');
  });

  await faultyTest.step('that text is saved by the next save', async () => {
    const second = page.waitForRequest('**/api/call/updateUserData');
    await saveTemplates(page);
    expect((await second).postDataJSON()).toMatchObject({
      data: { data: { email_subject: 'Typed while it was saved' } },
    });
    await expect(page.getByRole('button', { name: 'Save Templates' })).toBeEnabled();
    await page.reload();
    await expect(subject).toHaveValue('Typed while it was saved');
  });

  await faultyTest.step('logging out asks before unsaved text is lost', async () => {
    const template = page.getByLabel('Email Template');
    await template.fill('An hour of typed work');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(template).toHaveValue('An hour of typed work');

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Logged out successfully')).toBeVisible();
  });
});

faultyTest('a new key that cannot be read is not shown as the old one', async ({ page }) => {
  await startSignedIn(page, newPerson('Rita'));
  await page.goto('/dashboard/api-keys');
  const key = page.getByTestId('api-key');
  const before = await key.textContent();
  await page.route('**/api/call/getUserData', (route) => route.abort());
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Failed to fetch user data').first()).toBeVisible();
  await expect(key).toHaveCount(0);

  await page.unroute('**/api/call/getUserData');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(key).toBeVisible();
  expect(await key.textContent()).not.toBe(before);
});

faultyTest('a sign-in that cannot be loaded says so and can be tried again', async ({ page }) => {
  await page.route('**/assets/google-sign-in-*.js', (route) => route.abort());
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  await button.click();
  await expect(page.getByText('Please try again later')).toBeVisible();
  await expect(button).toBeEnabled();

  await page.unroute('**/assets/google-sign-in-*.js');
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

faultyTest('settings that fail at first are read again, without a reload', async ({ page }) => {
  // In a browser without settings from an earlier visit.
  await startSignedIn(page, newPerson('Rita'));
  await page.route('**/__/firebase/init.json', (route) => route.abort());
  await page.goto('/dashboard/crm');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.unroute('**/__/firebase/init.json');
  await expect(page).toHaveURL(/\/dashboard\/crm$/);
});
