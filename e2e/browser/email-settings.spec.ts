import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { errorToast, expect, faultyTest, signInAsNew, test } from './fixtures.ts';

/** Which system sends the e-mails, and what it needs. */

const DOOR = '**/api/call/updateUserData';
const HOOK = 'https://hooks.example.com/email';

async function openSettings(page: Page, tab?: 'Webhook') {
  await signInAsNew(page, { name: 'Ella', email: `ella.${randomUUID().slice(0, 8)}@brand.test` });
  await page.goto('/dashboard/email');
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page, name = 'Switch Email System?') =>
  page.getByRole('alertdialog', { name });
const card = (page: Page, name: 'Gmail' | 'Webhook') =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `${name} Configuration` }) });
const activeBadge = (page: Page, name: 'Gmail' | 'Webhook') =>
  card(page, name).getByText('Active', { exact: true });

async function saveUrl(page: Page, url = HOOK) {
  await page.getByLabel('Webhook URL').fill(url);
  await button(page, 'Save Webhook URL').click();
  await expect(button(page, 'Clear URL')).toBeVisible();
}

async function switchTo(page: Page, name: 'Gmail' | 'Webhook') {
  await tab(page, name).click();
  await button(page, 'Make Active').click();
  await question(page).getByRole('button', { name: 'Confirm Switch' }).click();
  await expect(page.getByText(`Switched to ${name} for email delivery`)).toBeVisible();
  await expect(question(page)).toBeHidden();
}

test('a new account sends through Gmail, and is told how to get an app password', async ({
  page,
}) => {
  await openSettings(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Settings');
  await expect(tab(page, 'Gmail')).toHaveAttribute('aria-selected', 'true');
  await expect(activeBadge(page, 'Gmail')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gmail App Password Required' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /2-step verification/ })).toBeVisible();
});

test('Gmail takes a real address and a whole app password, shows what is typed, saves', async ({
  page,
}) => {
  await openSettings(page);
  await page.getByLabel('Gmail Address').fill('ella@brand');
  const password = page.getByLabel('Gmail App Password', { exact: true });
  await password.fill('short');
  await button(page, 'Save Gmail Settings').click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Please enter a valid app password')).toBeVisible();

  await page.getByLabel('Gmail Address').fill('ella@gmail.com');
  await password.fill('abcd efgh ijkl mnop');
  await expect(password).toHaveAttribute('type', 'password');
  await button(page, 'Show password').click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByText(/Please enter/)).toHaveCount(0);
  await button(page, 'Save Gmail Settings').click();
  await expect(page.getByText('Email settings updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Gmail Address')).toHaveValue('ella@gmail.com');
  await expect(page.getByText('Saved, ends in mnop.')).toBeVisible();
});

test('a webhook needs a valid URL, and is ready to be made active once it is saved', async ({
  page,
}) => {
  await openSettings(page, 'Webhook');
  await expect(button(page, 'Make Active')).toBeDisabled();
  await expect(page.getByText('Save a URL first, then make it active.')).toBeVisible();
  await expect(button(page, 'Clear URL')).toHaveCount(0);

  await button(page, 'Save Webhook URL').click();
  await expect(page.getByText('URL is required')).toBeVisible();
  await expect(page.getByLabel('Webhook URL')).toBeFocused();
  await page.getByLabel('Webhook URL').fill('hooks.example.com');
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await expect(button(page, 'Make Active')).toBeDisabled();

  await saveUrl(page);
  await expect(page.getByText('Email settings updated successfully')).toBeVisible();
  await expect(button(page, 'Make Active')).toBeEnabled();
  await page.reload();
  await tab(page, 'Webhook').click();
  await expect(page.getByLabel('Webhook URL')).toHaveValue(HOOK);
});

test('the Growth tag says that webhooks are open to all', async ({ page }) => {
  await openSettings(page, 'Webhook');
  await page.getByRole('button', { name: /^Growth/ }).click();
  await expect(page.getByText('During the public beta they are open to all.')).toBeVisible();
});

test('the webhook tab explains itself', async ({ page }) => {
  await openSettings(page, 'Webhook');
  await expect(page.getByRole('heading', { name: 'How Webhooks Work' })).toBeVisible();
  await expect(page.getByText('Your webhook should return 200 OK.')).toBeVisible();
  await expect(page.getByText('Webhooks do not send yet')).toBeVisible();
});

test('the system is switched after a question, and back, and stays so after a reload', async ({
  page,
}) => {
  await openSettings(page, 'Webhook');
  await saveUrl(page);
  await button(page, 'Make Active').click();
  await expect(question(page)).toContainText(
    'Are you sure you want to switch to Webhook? Your settings will remain saved in all systems, but the active email system will be changed.',
  );
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(activeBadge(page, 'Webhook')).toHaveCount(0);

  await switchTo(page, 'Webhook');
  await page.reload();
  await expect(tab(page, 'Webhook')).toHaveAttribute('aria-selected', 'true');
  await expect(activeBadge(page, 'Webhook')).toBeVisible();

  await tab(page, 'Gmail').click();
  await button(page, 'Make Active').click();
  await expect(question(page)).toContainText('Are you sure you want to switch to Gmail?');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await switchTo(page, 'Gmail');
  await page.reload();
  await expect(tab(page, 'Gmail')).toHaveAttribute('aria-selected', 'true');
  await expect(activeBadge(page, 'Gmail')).toBeVisible();
});

test('an active webhook says that nothing is sent, and leads back to Gmail', async ({ page }) => {
  await openSettings(page, 'Webhook');
  await saveUrl(page);
  await switchTo(page, 'Webhook');
  await expect(page.getByRole('heading', { name: 'Your e-mails are not sent' })).toBeVisible();
  await button(page, 'Make Gmail active').click();
  await question(page).getByRole('button', { name: 'Confirm Switch' }).click();
  await expect(page.getByText('Switched to Gmail for email delivery')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your e-mails are not sent' })).toHaveCount(0);
  await expect(tab(page, 'Webhook')).toBeFocused();
});

test('a URL is cleared after a question', async ({ page }) => {
  await openSettings(page, 'Webhook');
  await saveUrl(page);
  await button(page, 'Clear URL').click();
  await page.keyboard.press('Escape');
  await expect(question(page, 'Are you sure?')).toBeHidden();
  await expect(page.getByLabel('Webhook URL')).toHaveValue(HOOK);
  await expect(button(page, 'Clear URL')).toBeFocused();

  await button(page, 'Clear URL').click();
  const update = page.waitForRequest(DOOR);
  await question(page, 'Are you sure?').getByRole('button', { name: 'Clear URL' }).click();
  expect((await update).postDataJSON()).toEqual({
    data: { table: 'email_settings', data: { webhook_url: null } },
  });
  await expect(page.getByLabel('Webhook URL')).toHaveValue('');
  await expect(page.getByLabel('Webhook URL')).toBeFocused();
  await expect(button(page, 'Clear URL')).toHaveCount(0);
  await expect(button(page, 'Make Active')).toBeDisabled();
  await page.reload();
  await tab(page, 'Webhook').click();
  await expect(page.getByLabel('Webhook URL')).toHaveValue('');
});

test('clearing the URL of the active webhook makes Gmail active', async ({ page }) => {
  await openSettings(page, 'Webhook');
  await saveUrl(page);
  await switchTo(page, 'Webhook');
  await button(page, 'Clear URL').click();
  await expect(question(page, 'Are you sure?')).toContainText(
    'makes Gmail the active email system',
  );
  await question(page, 'Are you sure?').getByRole('button', { name: 'Clear URL' }).click();
  await expect(button(page, 'Make Active')).toBeDisabled();
  await page.reload();
  await expect(activeBadge(page, 'Gmail')).toBeVisible();
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the sample is copied whole, and the button says so for 2 seconds', async ({ page }) => {
    await openSettings(page, 'Webhook');
    await button(page, 'Copy').click();
    const copied_at = Date.now();
    await expect(button(page, 'Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toEqual({
      event: 'email_request',
      data: {
        to: 'creator@example.com',
        subject: 'Paid partnership',
        html_body: '<p>Hello Ada</p>',
        text_body: 'Hello Ada',
      },
    });
    expect(await page.getByRole('region', { name: 'Sample POST request' }).textContent()).toBe(
      copied,
    );
    await expect(button(page, 'Copy')).toBeVisible();
    expect(Date.now() - copied_at).toBeGreaterThan(1600);
  });
});

test('what is typed stays when another tab is looked at, and leaving asks', async ({ page }) => {
  await openSettings(page);
  await page.getByLabel('Gmail Address').fill('half@');
  await tab(page, 'Webhook').click();
  await page.getByLabel('Webhook URL').fill('https://half');
  await tab(page, 'Gmail').click();
  await expect(page.getByLabel('Gmail Address')).toHaveValue('half@');
  await page.getByRole('link', { name: 'API Key' }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await button(page, 'Stay').click();
  await tab(page, 'Webhook').click();
  await expect(page.getByLabel('Webhook URL')).toHaveValue('https://half');
  await page.getByRole('link', { name: 'API Key' }).click();
  await button(page, 'Leave').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Keys');
});

test('the system can be switched by keyboard alone', async ({ page }) => {
  await openSettings(page);
  await tab(page, 'Gmail').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Webhook')).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Webhook URL').focus();
  await page.keyboard.type(HOOK);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Clear URL')).toBeVisible();

  await page.getByLabel('Webhook URL').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Make Active')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(button(page, 'Make Active')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Switched to Webhook for email delivery')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(tab(page, 'Webhook')).toBeFocused();
});

test('a save and a switch under way say so', async ({ page }) => {
  await openSettings(page, 'Webhook');
  const letGo: (() => void)[] = [];
  await page.route(DOOR, async (route) => {
    await new Promise<void>((resolve) => letGo.push(resolve));
    await route.continue();
  });
  await page.getByLabel('Webhook URL').fill(HOOK);
  await button(page, 'Save Webhook URL').click();
  await expect(button(page, 'Saving...')).toBeDisabled();
  letGo.pop()?.();
  await expect(button(page, 'Save Webhook URL')).toBeEnabled();

  await button(page, 'Make Active').click();
  await question(page).getByRole('button', { name: 'Confirm Switch' }).click();
  const pending = question(page).getByRole('button', { name: 'Switching...' });
  await expect(pending).toBeDisabled();
  await expect(pending).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  letGo.pop()?.();
  await expect(question(page)).toBeHidden();
  await expect(activeBadge(page, 'Webhook')).toBeVisible();
});

faultyTest.describe('when the server cannot be reached', () => {
  faultyTest.use({ serviceWorkers: 'block' });

  faultyTest('nothing changes, what was typed stays, and a toast says why', async ({ page }) => {
    await openSettings(page, 'Webhook');
    await saveUrl(page);
    await page.route(DOOR, (route) => route.abort());
    const failed = errorToast(page, 'Failed to update email settings: Failed to update user data');
    await page.getByLabel('Webhook URL').fill('https://hooks.example.com/other');
    await button(page, 'Save Webhook URL').click();
    await expect(failed.first()).toBeVisible();
    await expect(page.getByLabel('Webhook URL')).toHaveValue('https://hooks.example.com/other');

    await button(page, 'Make Active').click();
    await question(page).getByRole('button', { name: 'Confirm Switch' }).click();
    await expect(question(page)).toBeHidden();
    await expect(failed).toHaveCount(2);
    await expect(button(page, 'Make Active')).toBeFocused();

    await button(page, 'Clear URL').click();
    await question(page, 'Are you sure?').getByRole('button', { name: 'Clear URL' }).click();
    await expect(question(page, 'Are you sure?')).toBeHidden();
    await expect(failed).toHaveCount(3);
    await expect(button(page, 'Clear URL')).toBeFocused();
    await expect(page.getByLabel('Webhook URL')).toHaveValue('https://hooks.example.com/other');
  });

  faultyTest('settings that cannot be read say so and are read again', async ({ page }) => {
    await openSettings(page);
    await page.route('**/api/call/getUserData', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Failed to fetch user data').first()).toBeVisible();
    await page.unroute('**/api/call/getUserData');
    await button(page, 'Try again').click();
    await expect(activeBadge(page, 'Gmail')).toBeVisible();
  });
});
