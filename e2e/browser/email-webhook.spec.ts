import { emailSettingsDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { answerCall } from './answer-call.ts';
import { expect, test } from './fixtures.ts';
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
import { closeToasts } from './seen.ts';

/** The webhook of the emails: its URL, its sample, its test, its signing secret. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the webhook tab explains webhooks, with a sample and a secret', async ({ page }) => {
  await page.clock.install();
  await openSettings(page, 'Webhook');

  await test.step('it says how webhooks work, and links to their log', async () => {
    await expect(page.getByRole('heading', { name: 'How Webhooks Work' })).toBeVisible();
    await expect(page.getByText('Your webhook should return 200 OK.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all requests' })).toHaveAttribute(
      'href',
      '/dashboard/deliveries?channel=email_webhook',
    );
  });

  await test.step('the Growth tag says that everyone can use webhooks', async () => {
    await page.getByRole('button', { name: /^Growth/ }).click();
    await expect(page.getByText('During the public beta, everyone can use them.')).toBeVisible();
    await pressEscape(page);
  });

  await test.step('the sample is copied whole, and the button says so for 2 seconds', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Copy').click();
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
    await page.clock.runFor(1600);
    await expect(button(page, 'Copied')).toBeVisible();
    await page.clock.runFor(400);
    await expect(button(page, 'Copy')).toBeVisible();
    await page.clock.resume();
  });

  await test.step('the signing secret is shown, copied and rotated, and is the same for both webhooks', async () => {
    const secret = page.getByTestId('signing-secret');
    await page.getByText('Signing secret', { exact: true }).click();
    await expect(secret).toHaveText(/^whsec_•+.{4}$/);
    await expect(page.getByText('webhook-signature')).toBeVisible();
    await button(page, 'Copy signing secret').click();
    await expect(page.getByText('Signing secret copied')).toBeVisible();
    // A toast under the pointer would stay and cover what is pressed next.
    await closeToasts(page);
    const first = await page.evaluate(() => navigator.clipboard.readText());
    await button(page, 'Show signing secret').click();
    await expect(secret).toHaveText(first);

    await button(page, 'Rotate secret').click();
    const asked = question(page, 'Rotate the signing secret?');
    await expect(asked).toContainText('The old one keeps working for a day');
    await asked.getByRole('button', { name: 'Rotate secret' }).click();
    await expect(page.getByText('Signing secret rotated')).toBeVisible();
    await closeToasts(page);
    await expect(secret).not.toHaveText(first);
    await expect(secret).toHaveText(/^whsec_[A-Za-z0-9+/=]{32,}$/);
    await expect(page.getByText(/^The previous secret works until .+\.$/)).toBeVisible();

    const second = await secret.innerText();
    await page.getByRole('link', { name: 'CRM' }).click();
    await expect(page.getByRole('heading', { name: 'Creator CRM' })).toBeVisible();
    await tab(page, 'Webhook').click();
    await page.getByText('Signing secret', { exact: true }).click();
    await button(page, 'Show signing secret').click();
    await expect(secret).toHaveText(second);
  });
});

test('a webhook is saved, tested and cleared', async ({ page }) => {
  const { uid } = await openSettings(page, 'Webhook');

  await test.step('it needs a valid URL, and can be made active once it is saved', async () => {
    await expect(button(page, 'Send test event')).toHaveCount(0);
    await expect(button(page, 'Make Active')).toBeDisabled();
    await expect(page.getByText('Save a URL first, then make it active.')).toBeVisible();
    await expect(button(page, 'Clear URL')).toHaveCount(0);

    await button(page, 'Save Webhook URL').click();
    await expect(page.getByText('URL is required')).toBeVisible();
    await expect(page.getByLabel('Webhook URL')).toBeFocused();
    await page.getByLabel('Webhook URL').fill('hooks.example.com');
    await expect(page.getByText('Please enter a valid URL')).toBeVisible();
    await page.getByLabel('Webhook URL').fill('http://hooks.example.com');
    await expect(page.getByText('Use a URL that begins with https://')).toBeVisible();
    await expect(button(page, 'Make Active')).toBeDisabled();

    await saveUrl(page);
    await expect(page.getByText('Email settings updated successfully')).toBeVisible();
    await expect(button(page, 'Make Active')).toBeEnabled();
  });

  await test.step('a test event shows what came back', async () => {
    const result = page.getByRole('tabpanel').getByRole('status', { name: 'Test result' });
    const asked: string[] = [];
    await answerCall(page, 'sendTestWebhook', ({ channel }) => {
      asked.push(channel);
      return { ok: true, answer: { status: 202, text: '{"queued":true}', milliseconds: 143 } };
    });
    await button(page, 'Send test event').click();
    await expect(result).toContainText(
      'Your webhook accepted the test event. It answered 202 after 143 ms.',
    );
    await expect(result.getByRole('region', { name: 'Beginning of the answer' })).toHaveText(
      '{"queued":true}',
    );
    expect(asked).toEqual(['email_webhook']);

    const sentence = 'Your webhook answered with an error.';
    const answer = { status: 500, text: 'Internal error', milliseconds: 12 };
    await answerCall(page, 'sendTestWebhook', () => ({ ok: false, sentence, answer }));
    await button(page, 'Send test event').click();
    await expect(result).toContainText(`${sentence} It answered 500 after 12 ms.`);

    await page.getByLabel('Webhook URL').fill(`${HOOK}/v2`);
    await expect(button(page, 'Send test event')).toBeDisabled();
    await expect(result).toBeEmpty();
    await page.getByLabel('Webhook URL').fill(HOOK);
  });

  await test.step('the URL is there after a reload, and is cleared after a question', async () => {
    await page.reload();
    await tab(page, 'Webhook').click();
    await expect(page.getByLabel('Webhook URL')).toHaveValue(HOOK);
    await button(page, 'Clear URL').click();
    await expect(question(page, 'Are you sure?')).toBeVisible();
    await pressEscape(page);
    await expect(question(page, 'Are you sure?')).toBeHidden();
    await expect(page.getByLabel('Webhook URL')).toHaveValue(HOOK);
    await expect(button(page, 'Clear URL')).toBeFocused();

    await button(page, 'Clear URL').click();
    const update = page.waitForRequest(ENDPOINT);
    await question(page, 'Are you sure?').getByRole('button', { name: 'Clear URL' }).click();
    expect((await update).postDataJSON()).toEqual({
      data: { table: 'email_settings', data: { webhook_url: null } },
    });
    await expect(page.getByLabel('Webhook URL')).toHaveValue('');
    await expect(page.getByLabel('Webhook URL')).toBeFocused();
    await expect(button(page, 'Clear URL')).toHaveCount(0);
    await expect(button(page, 'Make Active')).toBeDisabled();
  });

  await test.step('the cleared URL is gone after a reload', async () => {
    await page.reload();
    await tab(page, 'Webhook').click();
    await expect(page.getByLabel('Webhook URL')).toHaveValue('');
  });

  await test.step('clearing the URL of the active webhook makes Gmail active', async () => {
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

  await test.step('an http:// URL saved long ago shows a warning, until an https:// URL is saved', async () => {
    const notice = page.getByText('We no longer send to http:// URLs.');
    const settings = (await database()).doc(emailSettingsDocument.path(uid));
    await settings.update({ webhook_url: 'http://hooks.example.com/email' });
    await page.reload();
    await tab(page, 'Webhook').click();
    await expect(notice).toBeVisible();
    await saveUrl(page);
    await expect(notice).toHaveCount(0);
  });
});
