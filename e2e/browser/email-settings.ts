import type { Page } from '@playwright/test';
import { emailSettingsDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { accountOf, newPerson } from '../support/person.ts';
import { expect, startSignedIn } from './fixtures.ts';

export const ENDPOINT = '**/api/call/updateUserData';
export const HOOK = 'https://hooks.example.com/email';

/** Opens the page of a new account. */
export async function openSettings(page: Page, tab?: 'Webhook') {
  const person = newPerson('Ella');
  await startSignedIn(page, person);
  await page.goto('/dashboard/email');
  if (tab) await page.getByRole('tab', { name: tab }).click();
  return accountOf(person);
}

/** Opens it with a Gmail that counts as connected, whatever the mail server would answer. */
export async function openConnected(page: Page) {
  const person = newPerson('Ella');
  await startSignedIn(page, person);
  const account = await accountOf(person);
  await (await database()).doc(emailSettingsDocument.path(account.uid)).update({
    email_address: 'ella@gmail.com',
    app_password_set: true,
    app_password_last4: 'mnop',
  });
  await page.goto('/dashboard/email');
  return account;
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const question = (page: Page, name = 'Switch Email System?') =>
  page.getByRole('alertdialog', { name });
export const card = (page: Page, name: 'Gmail' | 'Webhook') =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `${name} Configuration` }) });
export const activeBadge = (page: Page, name: 'Gmail' | 'Webhook') =>
  card(page, name).getByText('Active', { exact: true });

export async function saveUrl(page: Page, url = HOOK) {
  await page.getByLabel('Webhook URL').fill(url);
  await button(page, 'Save Webhook URL').click();
  await expect(button(page, 'Clear URL')).toBeVisible();
}

export async function switchTo(page: Page, name: 'Gmail' | 'Webhook') {
  await tab(page, name).click();
  await button(page, 'Make Active').click();
  await question(page).getByRole('button', { name: 'Confirm Switch' }).click();
  await expect(page.getByText(`Switched to ${name} for email delivery`)).toBeVisible();
  await expect(question(page)).toBeHidden();
}
