import type { Page } from '@playwright/test';
import { tester } from '../support/account.ts';
import { PASSWORD, box, send, password, sent, next, gmailPerson } from './first-email.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

/** The first email of a fresh account, on the dashboard alone. */

/** Counts from now on what a hand does: each click, and each press of Enter. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    // Enter in a form clicks its button too: that is no click of a hand, and has no detail.
    addEventListener('click', ({ detail }) => (counted.presses += detail > 0 ? 1 : 0), true);
    addEventListener('keydown', ({ key }) => (counted.presses += key === 'Enter' ? 1 : 0), true);
  });
const pressesOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { presses: number }).presses);

test('a fresh account sends its first email in six clicks at most, without leaving the page', async ({
  page,
}) => {
  const person = gmailPerson('Ella');
  await signInAsNew(page, person);
  const { url } = tester(person.email);
  await expect(next(page)).toHaveText(/Capture a creator/);
  await countPresses(page);

  await box(page).click();
  await page.keyboard.insertText(url);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Found in the bio')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/I came across your TikTok/);
  await expect(page.getByLabel('Gmail Address')).toHaveValue(person.email);
  await expect(next(page)).toHaveText(/Connect Gmail/);
  await expect(page.getByRole('switch', { name: 'Watch for replies' })).not.toBeChecked();
  await password(page).click();
  await page.keyboard.insertText(PASSWORD);
  await send(page).click();
  await expect(sent(page)).toBeVisible();

  expect(await pressesOn(page)).toBeLessThanOrEqual(6);
  await expect(page).toHaveURL(/\/dashboard$/);

  await test.step('the shortcut comes next, and the ordinary dashboard stays', async () => {
    await expect(page.getByRole('button', { name: 'Continue on your phone' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(sent(page)).toHaveCount(0);
    await page.reload();
    await expect(box(page)).toBeVisible();
    await expect(page.getByText('Share with Friends')).toBeVisible();
    await expect(page.getByText('Send your first email')).toHaveCount(0);
  });
});
