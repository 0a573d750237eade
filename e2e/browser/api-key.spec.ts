import type { Page } from '@playwright/test';
import { maskApiKey } from '@vibes/core/account/api-key';
import { randomUUID } from 'node:crypto';
import { requestCapture, tester } from '../support/account.ts';
import { errorToast, expect, faultyTest, test, startSignedIn } from './fixtures.ts';
import { closeToasts } from './seen.ts';

/** The key on its page: hidden, shown, copied, replaced. */

const key = (page: Page) => page.getByTestId('api-key');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openKey(page: Page) {
  await startSignedIn(page, { name: 'Kai', email: `kai.${randomUUID().slice(0, 8)}@brand.test` });
  await page.goto('/dashboard/api-keys');
  await expect(key(page)).toBeVisible();
}

/** The whole key, which is then hidden again. */
async function readKey(page: Page): Promise<string> {
  await button(page, 'Show API key').click();
  const whole = (await key(page).textContent()) ?? '';
  await button(page, 'Hide API key').click();
  return whole;
}

/** Lets the real answer through without its key, once the test allows it. */
async function loseKey(page: Page, released: Promise<void>) {
  await page.route('**/api/call/getUserData', async (route) => {
    await released;
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { apiKey: object } };
    answer.result.apiKey = { ...answer.result.apiKey, api_key: '' };
    await route.fulfill({ response, json: answer });
  });
}

test('the key is hidden, shown and copied, and the page says when it was made and last used', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKey(page);

  await test.step('the page says what the key is for, and shows its first 8 and last 4 characters until it is revealed', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Keys');
    await expect(page.getByText('The shortcut signs in with this key.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Primary API Key' })).toBeVisible();
    await expect(key(page)).toHaveText(/^vo_live_•+[0-9A-Za-z]{4}$/);
    await button(page, 'Show API key').click();
    await expect(key(page)).toHaveText(/^vo_live_[0-9A-Za-z]{38}$/);
    const whole = (await key(page).textContent()) ?? '';
    await button(page, 'Hide API key').click();
    await expect(key(page)).toHaveText(maskApiKey(whole));
  });

  await test.step('the whole key is copied while it is hidden', async () => {
    await button(page, 'Copy API key').click();
    await expect(page.getByText('API key copied', { exact: true })).toBeVisible();
    await expect(page.getByText('Your API key has been copied to clipboard')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await readKey(page));
  });

  await test.step('a toast says that the clipboard refused', async () => {
    await context.clearPermissions();
    // The browser denies every permission that is not granted here.
    await context.grantPermissions(['geolocation']);
    await button(page, 'Copy API key').click();
    const toast = errorToast(page, 'Failed to copy');
    await expect(toast).toContainText('Could not copy API key to clipboard');
  });

  await test.step('the page says when the key was made and, after its first use, when that was', async () => {
    await expect(page.getByText(/^Created on [A-Z][a-z]+ \d+[a-z]{2}, \d{4}$/)).toBeVisible();
    await expect(page.getByText(/^Last used/)).toHaveCount(0);
    const api_key = await readKey(page);
    const { url } = tester('api-key');
    await requestCapture({ api_key }, { url, dry_run: true });
    await page.reload();
    await expect(key(page)).toBeVisible();
    await expect(page.getByText(/^Last used/)).toHaveCount(0);
    await requestCapture({ api_key }, { url });
    await page.reload();
    await expect(page.getByText(/^Last used .+ ago$/)).toBeVisible();
  });

  await test.step('a button leads to the setup guide', async () => {
    await page.getByRole('link', { name: 'Open setup guide' }).click();
    await expect(page).toHaveURL(/\/dashboard\/shortcut-setup$/);
  });
});

test('a new key replaces the old one after a question', async ({ page }) => {
  await openKey(page);

  await test.step('a missing key says so, after a placeholder while it loads', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await loseKey(page, held);
    await page.reload();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    release();
    await expect(page.getByText('No API key found')).toBeVisible();
    await page.unroute('**/api/call/getUserData');
    await button(page, 'Regenerate').click();
    await button(page, 'Continue').click();
    await expect(page.getByText('API key regenerated successfully')).toBeVisible();
    await expect(key(page)).toBeVisible();
    await closeToasts(page);
  });

  await test.step('the question can be declined, and says what a new key changes', async () => {
    const before = await readKey(page);
    await button(page, 'Regenerate').click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toContainText('This invalidates your current API key.');
    await expect(question).toContainText('stop working until you update them');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(button(page, 'Regenerate')).toBeFocused();
    expect(await readKey(page)).toBe(before);

    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/call/regenerateApiKey', async (route) => {
      await held;
      await route.continue();
    });
    await button(page, 'Regenerate').click();
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(button(page, 'Regenerating...')).toBeDisabled();
    await expect(button(page, 'Regenerating...')).toBeFocused();
    release();
    await expect(page.getByText('API key regenerated successfully')).toBeVisible();
    await expect(button(page, 'Regenerate')).toBeEnabled();
    const after = await readKey(page);
    expect(after).not.toBe(before);
    const { url } = tester('api-key-regenerated');
    expect((await requestCapture({ api_key: before }, { url, dry_run: true })).status).toBe(401);
    expect((await requestCapture({ api_key: after }, { url, dry_run: true })).status).toBe(200);
  });
});

faultyTest('a key that cannot be replaced stays, and a toast says so', async ({ page }) => {
  await openKey(page);
  const before = await readKey(page);
  await page.route('**/api/call/regenerateApiKey', (route) => route.abort());
  await button(page, 'Regenerate').click();
  await button(page, 'Continue').click();
  await expect(
    errorToast(page, 'Failed to regenerate API key: Failed to regenerate API key'),
  ).toBeVisible();
  await expect(button(page, 'Regenerate')).toBeEnabled();
  expect(await readKey(page)).toBe(before);
});
