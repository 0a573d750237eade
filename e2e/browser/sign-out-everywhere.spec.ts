import type { Page } from '@playwright/test';
import { apiKeyDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { newPerson } from '../support/person.ts';
import { uidOf } from '../support/sign-in-service.ts';
import { errorToast, expect, faultyTest, startSignedIn } from './fixtures.ts';
import { keepSession } from './kept-session.ts';
import { pressEscape } from './press-escape.ts';

/** Ending every session, on this device and on others. */

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
const ask = (page: Page) => page.getByRole('button', { name: 'Sign out everywhere' }).click();
const confirm = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Sign out everywhere' }).click();

async function keyHashOf(email: string): Promise<unknown> {
  const key = await (await database()).doc(apiKeyDocument.path(await uidOf(email))).get();
  return key.get('key_hash');
}

faultyTest('signing out everywhere ends the sessions on all devices', async ({ page, browser }) => {
  const person = newPerson('Sam');
  await startSignedIn(page, person);
  const elsewhere = await browser.newPage();
  await keepSession(elsewhere, person);
  await elsewhere.goto('/dashboard/api-keys');
  const regenerate = elsewhere.getByRole('button', { name: 'Regenerate' });
  await expect(regenerate).toBeVisible();
  const before = await keyHashOf(person.email);

  await page.goto('/dashboard/profile?tab=profile');
  await ask(page);
  await expect(dialog(page)).toBeVisible();
  await pressEscape(page);
  await expect(dialog(page)).toBeHidden();
  await ask(page);
  await confirm(page);
  await expect(page.getByText('Signed out everywhere', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await keyHashOf(person.email)).toBe(before);

  await regenerate.click();
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere).toHaveURL(/\/login/);
  expect(await keyHashOf(person.email)).toBe(before);
  await elsewhere.close();
});

faultyTest('signing out everywhere replaces the API key when asked to', async ({ page }) => {
  const person = newPerson('Sam');
  await startSignedIn(page, person);
  const before = await keyHashOf(person.email);
  await page.goto('/dashboard/profile?tab=profile');

  await faultyTest.step('nothing changes while the server cannot be reached', async () => {
    await page.route('**/api/call/signOutEverywhere', (route) => route.abort());
    await ask(page);
    await dialog(page)
      .getByLabel(/Replace my API key too/)
      .check();
    await confirm(page);
    await expect(errorToast(page, 'Sign-out failed')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await keyHashOf(person.email)).toBe(before);
    await page.unroute('**/api/call/signOutEverywhere');
  });

  await ask(page);
  await expect(dialog(page).getByLabel(/Replace my API key too/)).toBeChecked();
  await confirm(page);
  await expect(page.getByText(/Your shortcut needs the new API key/)).toBeVisible();
  expect(await keyHashOf(person.email)).not.toBe(before);
});
