import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '@vibes/core/account/email-settings';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hold } from '../../../test/hold.ts';
import { answerCall } from '../../../test/memory/functions-client.ts';
import { mount } from '../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../test/user-data.ts';
import { EmailSettingsPage } from './email-settings-page.tsx';

const HOOK = 'https://hooks.example.com/email';

/** The tab of an account whose webhook is in use, or the only system that was set up. */
async function open(settings: Partial<EmailSettings> = { webhook_url: HOOK }) {
  const emailSettings = { ...DEFAULT_EMAIL_SETTINGS, ...settings };
  const stored = serveUserData({ emailSettings });
  await mount(<EmailSettingsPage />);
  if (emailSettings.active_email_mode === 'gmail')
    await page.getByRole('tab', { name: 'Webhook' }).click();
  await expect.element(url).toBeVisible();
  return () => stored().emailSettings;
}

const text = (words: string | RegExp) => page.getByText(words, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const url = page.getByLabelText('Webhook URL');
const result = page.getByRole('status', { name: 'Test result' });
const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
const failed = page.getByText('Failed to update email settings: Failed to update user data');

it('explains webhooks, links to their log, and says that everyone can use them', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'How Webhooks Work' })).toBeVisible();
  await expect.element(text('Your webhook should return 200 OK.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See all requests' }))
    .toHaveAttribute('href', '/dashboard/deliveries?channel=email_webhook');
  await page.getByRole('button', { name: /^Growth/ }).click();
  await expect
    .element(page.getByText('During the public beta, everyone can use them.'))
    .toBeVisible();
});

it('copies the sample as it is shown', async () => {
  await open();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy').click();
  await expect.element(button('Copied')).toBeVisible();
  const sample = page.getByRole('region', { name: 'Sample POST request' }).element();
  expect(written).toHaveBeenCalledExactlyOnceWith(sample.textContent);
});

it('shows, copies and rotates the signing secret', async () => {
  await open();
  const signing = (secret: string, previous_until: string | null = null) =>
    serveUserData({ webhookSigning: { secret, previous_until } });
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const secret = page.getByTestId('signing-secret');
  await text('Signing secret').click();
  await expect.element(secret).toHaveTextContent(/^whsec_•+.{4}$/);
  await expect.element(text('webhook-signature')).toBeVisible();
  await button('Copy signing secret').click();
  await expect.element(text('Signing secret copied')).toBeVisible();
  expect(written).toHaveBeenCalledExactlyOnceWith(userDataOf().webhookSigning.secret);
  await button('Show signing secret').click();
  await expect.element(secret).toHaveTextContent(userDataOf().webhookSigning.secret);
  answerCall('rotateWebhookSecret', () => {
    signing('whsec_second', new Date(Date.now() + 86_400_000).toISOString());
    return {} as never;
  });
  await button('Rotate secret').click();
  const asked = page.getByRole('alertdialog', { name: 'Rotate the signing secret?' });
  await expect.element(asked).toHaveTextContent('The old one keeps working for a day');
  await asked.getByRole('button', { name: 'Rotate secret' }).click();
  await expect.element(text('Signing secret rotated')).toBeVisible();
  await expect.element(secret).toHaveTextContent('whsec_second');
  await expect.element(page.getByText(/^The previous secret works until .+\.$/)).toBeVisible();
});

it('needs a valid URL, and can be made active once one is saved', async () => {
  const stored = await open({});
  await expect.element(text('Not connected')).toBeVisible();
  await expect.element(button('Send test event')).not.toBeInTheDocument();
  await expect.element(button('Clear URL')).not.toBeInTheDocument();
  await expect.element(button('Make Active')).toBeDisabled();
  await expect.element(text('Save a URL first, then make it active.')).toBeVisible();
  await button('Save Webhook URL').click();
  await expect.element(text('URL is required')).toBeVisible();
  await expect.element(url).toHaveFocus();
  await url.fill('hooks.example.com');
  await expect.element(text('Please enter a valid URL')).toBeVisible();
  const answer = hold(() => {
    serveUserData({ emailSettings: { ...DEFAULT_EMAIL_SETTINGS, webhook_url: HOOK } });
    return {};
  });
  answerCall('updateUserData', answer.call as never);
  await url.fill(HOOK);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Saving...')).toBeDisabled();
  expect(stored().webhook_url).toBeNull();
  answer.release();
  await expect.element(text('Email settings updated successfully')).toBeVisible();
  await expect.element(button('Make Active')).toBeEnabled();
  await expect.element(button('Clear URL')).toBeVisible();
});

it('a test event shows what came back, until the URL is changed', async () => {
  await open();
  const asked: string[] = [];
  answerCall('sendTestWebhook', ({ channel }) => {
    asked.push(channel);
    return { ok: true, answer: { status: 202, text: '{"queued":true}', milliseconds: 143 } };
  });
  await button('Send test event').click();
  await expect
    .element(result)
    .toHaveTextContent('Your webhook accepted the test event. It answered 202 after 143 ms.');
  await expect
    .element(result.getByRole('region', { name: 'Beginning of the answer' }))
    .toHaveTextContent('{"queued":true}');
  expect(asked).toEqual(['email_webhook']);
  const sentence = 'Your webhook answered with an error.';
  const answer = { status: 500, text: 'Internal error', milliseconds: 12 };
  answerCall('sendTestWebhook', () => ({ ok: false, code: 'webhook_failed', sentence, answer }));
  await button('Send test event').click();
  await expect.element(result).toHaveTextContent(`${sentence} It answered 500 after 12 ms.`);
  await url.fill(`${HOOK}/v2`);
  await expect.element(button('Send test event')).toBeDisabled();
  await expect.element(result).toHaveTextContent('');
});

it('clears the URL after a question', async () => {
  const stored = await open();
  await button('Clear URL').click();
  await expect.element(question).toHaveTextContent('This deletes your webhook URL.');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(url).toHaveValue(HOOK);
  await expect.element(button('Clear URL')).toHaveFocus();
  await button('Clear URL').click();
  await question.getByRole('button', { name: 'Clear URL' }).click();
  await expect.element(url).toHaveValue('');
  await expect.element(url).toHaveFocus();
  await expect.element(button('Make Active')).toBeDisabled();
  expect(stored().webhook_url).toBeNull();
});

it('says that Gmail takes the place of an active webhook without a URL', async () => {
  await open({ webhook_url: HOOK, active_email_mode: 'webhook' });
  await button('Clear URL').click();
  await expect.element(question).toHaveTextContent('makes Gmail the active email system');
});

it('a refused save, switch or clearing changes nothing, and what was typed stays', async () => {
  const stored = await open();
  answerCall('updateUserData', () => {
    throw new Error('no connection');
  });
  await url.fill(`${HOOK}/other`);
  await button('Save Webhook URL').click();
  await expect.element(failed).toHaveLength(1);
  await button('Make Active').click();
  await button('Confirm Switch').click();
  await expect.element(failed).toHaveLength(2);
  await expect.element(button('Make Active')).toHaveFocus();
  await button('Clear URL').click();
  await question.getByRole('button', { name: 'Clear URL' }).click();
  await expect.element(failed).toHaveLength(3);
  await expect.element(button('Clear URL')).toHaveFocus();
  await expect.element(url).toHaveValue(`${HOOK}/other`);
  expect(stored()).toMatchObject({ webhook_url: HOOK, active_email_mode: 'gmail' });
});

it('keeps what is typed while another tab is open, and asks before the page is left', async () => {
  await open();
  await url.fill('https://half');
  await page.getByRole('tab', { name: 'Gmail' }).click();
  await page.getByLabelText('Gmail Address').fill('half@');
  await page.getByRole('tab', { name: 'Webhook' }).click();
  await expect.element(url).toHaveValue('https://half');
  await page.getByRole('link', { name: 'See all requests' }).click();
  await expect.element(text('Leave without saving?')).toBeVisible();
  await button('Stay').click();
  await expect.element(page.getByLabelText('Address', { exact: true })).toHaveTextContent(/^\/$/);
  await page.getByRole('tab', { name: 'Gmail' }).click();
  await expect.element(page.getByLabelText('Gmail Address')).toHaveValue('half@');
});
