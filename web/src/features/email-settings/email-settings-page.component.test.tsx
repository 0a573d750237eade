import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '@vibes/core/account/email-settings';
import type { Channel } from '@vibes/core/channel/channel';
import type { ChannelStatus } from '@vibes/core/channel/channel-status';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hold } from '../../../test/hold.ts';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { mount } from '../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../test/user-data.ts';
import { EmailSettingsPage } from './email-settings-page.tsx';

const HOOK = 'https://hooks.example.com/email';
const HOUR_MS = 60 * 60 * 1000;
const CONNECTED = {
  email_address: 'ella@gmail.com',
  app_password_set: true,
  app_password_last4: 'mnop',
};
const REFUSED = {
  code: 'mailbox_refused_sign_in',
  sentence: 'Gmail refused the app password. Make a new one in your Google account.',
};
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** The page of an account with these settings, and channels in this health. */
async function open(
  settings: Partial<EmailSettings> = {},
  health: Partial<Record<Channel, Partial<ChannelStatus>>> = {},
) {
  const channels = { ...userDataOf().channels };
  for (const [channel, status] of Object.entries(health) as [Channel, Partial<ChannelStatus>][])
    channels[channel] = { ...channels[channel], ...status };
  const emailSettings = { ...DEFAULT_EMAIL_SETTINGS, ...settings };
  const stored = serveUserData({ emailSettings, channels });
  await mount(<EmailSettingsPage />);
  await expect.element(page.getByRole('tab', { name: 'Gmail' })).toBeVisible();
  return () => stored().emailSettings;
}

const text = (words: string | RegExp) => page.getByText(words, { exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const switchQuestion = page.getByRole('alertdialog', { name: 'Switch Email System?' });
const address = page.getByLabelText('Gmail Address');
const password = page.getByLabelText('Gmail App Password', { exact: true });
const badge = page.getByText('Active', { exact: true });
const result = page.getByRole('status', { name: 'Test result' });
const seeFailed = page.getByRole('link', { name: 'See what failed' });

describe('Gmail', () => {
  it('takes a valid address and a whole app password, which it shows on demand', async () => {
    const stored = await open();
    await expect
      .element(page.getByRole('heading', { name: 'Gmail App Password Required' }))
      .toBeVisible();
    await expect.element(page.getByText(/2-step verification/)).toBeVisible();
    await expect.element(text('Gmail is not connected')).toBeVisible();
    await expect.element(page.getByText(/not connected/i)).toHaveLength(1);
    await expect.element(button('Send test email')).not.toBeInTheDocument();
    await address.fill('ella@brand');
    await password.fill('short');
    await button('Save Gmail Settings').click();
    await expect.element(text('Please enter a valid email address')).toBeVisible();
    await expect.element(text('Please enter a valid app password')).toBeVisible();
    await address.fill('ella@gmail.com');
    await password.fill('abcd efgh ijkl mnop');
    await expect.element(password).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect.element(page.getByText(/Please enter/)).not.toBeInTheDocument();
    await button('Save Gmail Settings').click();
    await expect.element(text('Email settings updated successfully')).toBeVisible();
    await expect.element(password).toHaveValue('');
    expect(stored().email_address).toBe('ella@gmail.com');
  });

  it('says its refusal once, in the form, and what was typed stays', async () => {
    await open();
    const answer = hold(() => refuse(REFUSED.sentence));
    answerCall('updateUserData', answer.call as never);
    await address.fill('ella@gmail.com');
    await password.fill('abcd efgh ijkl mnop');
    await button('Save Gmail Settings').click();
    await expect.element(button('Checking with Gmail...')).toBeDisabled();
    answer.release();
    await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSED.sentence);
    await expect.element(page.getByText(REFUSED.sentence)).toHaveLength(1);
    await expect.element(address).toHaveValue('ella@gmail.com');
    await expect.element(password).toHaveValue('abcd efgh ijkl mnop');
  });

  it('is tested with an email to itself, unless changes are unsaved', async () => {
    await open(CONNECTED);
    await expect.element(text('Saved as ••••mnop. Leave empty to keep it.')).toBeVisible();
    answerCall('sendTestEmail', () => ({ ok: true, answer: null }));
    await button('Send test email').click();
    await expect.element(result).toHaveTextContent('Look for it in the inbox of ella@gmail.com.');
    answerCall('sendTestEmail', () => ({ ok: false, ...REFUSED, answer: null }));
    await button('Send test email').click();
    await expect.element(result).toHaveTextContent(REFUSED.sentence);
    await address.fill('other@gmail.com');
    await expect.element(button('Send test email')).toBeDisabled();
    await expect.element(text('Save your changes first, then test them.')).toBeVisible();
    await expect.element(result).toHaveTextContent('');
  });
});

describe('the health of the system in use', () => {
  it('is said on its card while it works', async () => {
    await open(CONNECTED, { gmail: { verified_at: ago(2) } });
    await expect.element(text('Working (checked about 2 hours ago)')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /^Gmail is/ })).not.toBeInTheDocument();
  });

  it('is said above the tabs while it fails, with a link to the failed deliveries', async () => {
    await open(CONNECTED, { gmail: { failing_since: ago(2), last_error: REFUSED } });
    await expect.element(text('Gmail is failing')).toBeVisible();
    await expect.element(page.getByText(REFUSED.sentence)).toHaveLength(1);
    await expect.element(text(/^Failing since .*\(about 2 hours ago\)$/)).toHaveLength(1);
    await expect
      .element(seeFailed)
      .toHaveAttribute('href', '/dashboard/deliveries?state=attention&channel=gmail');
    await expect.element(button('Resume')).not.toBeInTheDocument();
  });

  it('says until when it is paused', async () => {
    await open(CONNECTED, { gmail: { paused_until: ago(-3) } });
    await expect.element(text('Gmail is paused')).toBeVisible();
    await expect.element(text(/^Paused until .*\(in about 3 hours\)$/)).toHaveLength(1);
    await expect.element(seeFailed).not.toBeInTheDocument();
  });

  it('is said on the card alone for a webhook that is not in use', async () => {
    await open({ webhook_url: HOOK }, { email_webhook: { failing_since: ago(30) } });
    await tab('Webhook').click();
    await expect.element(page.getByText(/^Failing since/)).toBeVisible();
    await expect.element(page.getByText(/^Your email webhook/)).not.toBeInTheDocument();
    await expect
      .element(seeFailed)
      .toHaveAttribute('href', '/dashboard/deliveries?state=attention&channel=email_webhook');
  });

  it('a stopped webhook is resumed from the notice, or stays stopped and says why', async () => {
    const error = { code: 'webhook_stopped', sentence: 'Your webhook failed for five days.' };
    await open(
      { webhook_url: HOOK, active_email_mode: 'webhook' },
      { email_webhook: { failing_since: ago(121), stopped_at: ago(1), last_error: error } },
    );
    const notice = text('Your email webhook was stopped');
    await expect.element(notice).toBeVisible();
    await expect.element(text('Stopped about 1 hour ago')).toHaveLength(1);
    answerCall('resumeChannel', () => refuse('Save a URL first.'));
    await button('Resume').click();
    await expect.element(text('Your email webhook was not resumed')).toBeVisible();
    await expect.element(text('Save a URL first.')).toBeVisible();
    await expect.element(button('Resume')).toBeEnabled();
    answerCall('resumeChannel', () => {
      serveUserData({ emailSettings: { ...DEFAULT_EMAIL_SETTINGS, webhook_url: HOOK } });
      return {} as never;
    });
    await button('Resume').click();
    await expect.element(text('Your email webhook is in use again')).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
  });
});

describe('switching', () => {
  it('is asked about, by keyboard too, and cannot be left while it runs', async () => {
    const stored = await open({ webhook_url: HOOK });
    await tab('Gmail').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Webhook')).toHaveAttribute('aria-selected', 'true');
    await button('Make Active').click();
    await expect
      .element(switchQuestion)
      .toHaveTextContent(
        'Are you sure you want to switch to Webhook? Your settings will remain saved in all systems, but the active email system will be changed.',
      );
    await expect.element(switchQuestion.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(switchQuestion).not.toBeInTheDocument();
    await expect.element(button('Make Active')).toHaveFocus();
    expect(stored().active_email_mode).toBe('gmail');

    const answer = hold(() => {
      serveUserData({ emailSettings: { ...stored(), active_email_mode: 'webhook' } });
      return {};
    });
    answerCall('updateUserData', answer.call as never);
    await userEvent.keyboard('{Enter}');
    await expect.element(switchQuestion.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    const pending = switchQuestion.getByRole('button', { name: 'Switching...' });
    await expect.element(pending).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(switchQuestion).toBeVisible();
    answer.release();
    await expect.element(text('Switched to Webhook for email delivery')).toBeVisible();
    await expect.element(switchQuestion).not.toBeInTheDocument();
    await expect.element(badge).toBeVisible();
    await expect.element(tab('Webhook')).toHaveFocus();
  });

  it('leads back to Gmail', async () => {
    const stored = await open({ webhook_url: HOOK, active_email_mode: 'webhook' });
    await expect.element(tab('Webhook')).toHaveAttribute('aria-selected', 'true');
    await tab('Gmail').click();
    await button('Make Active').click();
    await expect
      .element(switchQuestion)
      .toHaveTextContent('Are you sure you want to switch to Gmail?');
    await switchQuestion.getByRole('button', { name: 'Confirm Switch' }).click();
    await expect.element(text('Switched to Gmail for email delivery')).toBeVisible();
    expect(stored().active_email_mode).toBe('gmail');
  });
});

it('settings that cannot be read say so and can be read again', async () => {
  answerCall('getUserData', () => {
    throw new Error('no connection');
  });
  await mount(<EmailSettingsPage />);
  await expect.element(text('Failed to fetch user data').first()).toBeVisible();
  serveUserData();
  await button('Try again').click();
  await expect.element(badge).toBeVisible();
});
