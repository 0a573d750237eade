import { errorToast, expect, faultyTest, test } from './fixtures.ts';
import {
  ENDPOINT,
  HOOK,
  openSettings,
  tab,
  button,
  question,
  activeBadge,
  saveUrl,
  switchTo,
} from './email-settings.ts';
import { pressEscape } from './press-escape.ts';

/** The email systems: Gmail, switching, and text that is typed meanwhile. */

test('an account shows the system it sends through, and changes it', async ({ page }) => {
  await openSettings(page);

  await test.step('a new account sends through Gmail, and explains how to get an app password', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Settings');
    await expect(tab(page, 'Gmail')).toHaveAttribute('aria-selected', 'true');
    await expect(activeBadge(page, 'Gmail')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gmail App Password Required' })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: /2-step verification/ }),
    ).toBeVisible();
  });

  await test.step('typed values stay when another tab is opened, and leaving asks first', async () => {
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
    await page.getByRole('link', { name: 'Email' }).click();
  });

  await test.step('Gmail takes a valid address and a whole app password, shows what is typed, saves', async () => {
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
    await expect(password).toHaveValue('');
  });

  await test.step('it is there after a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('Gmail Address')).toHaveValue('ella@gmail.com');
    await expect(page.getByText('Saved, ends in mnop.')).toBeVisible();
  });

  await test.step('the system can be switched by keyboard alone', async () => {
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
    await pressEscape(page);
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
});

test('the system is switched after a question, and back, and is kept over a reload', async ({
  page,
}) => {
  await openSettings(page, 'Webhook');
  await saveUrl(page);
  await button(page, 'Make Active').click();
  await expect(question(page)).toContainText('Switch Email System?');
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
  await expect(page.getByText('Switched to Gmail for email delivery')).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Gmail')).toHaveAttribute('aria-selected', 'true');
  await expect(activeBadge(page, 'Gmail')).toBeVisible();
});

test('a save and a switch show that they are running', async ({ page }) => {
  await openSettings(page, 'Webhook');
  const held: (() => void)[] = [];
  await page.route(ENDPOINT, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const letGo = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
  await page.getByLabel('Webhook URL').fill(HOOK);
  await button(page, 'Save Webhook URL').click();
  await expect(button(page, 'Saving...')).toBeDisabled();
  await letGo();
  await expect(button(page, 'Save Webhook URL')).toBeEnabled();

  await button(page, 'Make Active').click();
  await question(page).getByRole('button', { name: 'Confirm Switch' }).click();
  const pending = question(page).getByRole('button', { name: 'Switching...' });
  await expect(pending).toBeDisabled();
  await expect(pending).toBeFocused();
  await pressEscape(page);
  await expect(question(page)).toBeVisible();
  await letGo();
  await expect(question(page)).toBeHidden();
  await expect(activeBadge(page, 'Webhook')).toBeVisible();
});

faultyTest.describe('when the server cannot be reached', () => {
  faultyTest('nothing changes, typed values stay, and a toast says why', async ({ page }) => {
    await openSettings(page, 'Webhook');
    await saveUrl(page);
    await page.route(ENDPOINT, (route) => route.abort());
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

  faultyTest('settings that cannot be read say so and can be read again', async ({ page }) => {
    await openSettings(page);
    await page.route('**/api/call/getUserData', (route) => route.abort());
    // A live document that arrives would ask again by itself.
    await page.route(/google\.firestore/, () => undefined);
    await page.reload();
    await expect(page.getByText('Failed to fetch user data').first()).toBeVisible();
    await page.unroute('**/api/call/getUserData');
    await button(page, 'Try again').click();
    await expect(activeBadge(page, 'Gmail')).toBeVisible();
  });
});
