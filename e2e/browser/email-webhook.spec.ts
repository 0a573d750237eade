import { expect, test } from './fixtures.ts';
import {
  DOOR,
  HOOK,
  openSettings,
  tab,
  button,
  question,
  activeBadge,
  saveUrl,
  switchTo,
} from './email-settings.ts';

/** The webhook of the e-mails: its URL, its sample, what it does not do yet. */

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
