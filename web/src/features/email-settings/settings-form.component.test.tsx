import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '@vibes/core/account/email-settings';
import type { UserData } from '@vibes/core/account/user-data';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { mount } from '../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../test/user-data.ts';
import { useUserData } from '../../lib/user-data.ts';
import { SettingsForm } from './settings-form.tsx';

/** Beside the systems, whichever is open. */
function Form() {
  const userData = useUserData();
  return userData.status === 'data' && <SettingsForm userData={userData.data} />;
}

async function open(settings: Partial<EmailSettings> = {}, differing: Partial<UserData> = {}) {
  const emailSettings = { ...DEFAULT_EMAIL_SETTINGS, ...settings };
  const stored = serveUserData({ emailSettings, ...differing });
  await mount(<Form />);
  return () => stored().emailSettings;
}

const choice = (name: string) => page.getByRole('radio', { name, exact: true });
const cap = page.getByLabelText('Daily limit, Gmail only');
const unsubscribe = page.getByRole('switch', {
  name: 'End each email with a way to unsubscribe',
});
const save = page.getByRole('button', { name: 'Save Changes' });
const warning = page.getByText(
  'Many countries require a way to unsubscribe, and it keeps you out of spam.',
);

it('a new account has no hold, the usual limit and a way to unsubscribe', async () => {
  await open();
  await expect.element(choice('Off')).toBeChecked();
  for (const name of ['1 minute', '5 minutes', '15 minutes', 'Review first'])
    await expect.element(choice(name)).not.toBeChecked();
  await expect.element(cap).toHaveValue('');
  await expect.element(page.getByText('0 of 100 sent in the last 24 hours.')).toBeVisible();
  await expect.element(unsubscribe).toBeChecked();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(save).toBeDisabled();
});

it('is chosen by keyboard, checked and saved', async () => {
  const stored = await open();
  await choice('Off').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(choice('Review first')).toBeChecked();
  await cap.fill('2001');
  await save.click();
  await expect
    .element(page.getByText('Please enter a whole number from 1 to 500, or leave it empty'))
    .toBeVisible();
  await expect.element(cap).toHaveFocus();
  await cap.fill('120');
  unsubscribe.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(warning).toBeVisible();
  await page.getByLabelText('Postal address').fill('Brand Ltd\n1 Mill Road\nLeeds');
  await save.click();
  await expect.element(page.getByText('Email settings updated successfully')).toBeVisible();
  expect(stored()).toMatchObject({
    hold_back: 'review',
    daily_cap: 120,
    opt_out_footer: false,
    postal_address: 'Brand Ltd\n1 Mill Road\nLeeds',
  });
  await cap.fill('');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => stored().daily_cap).toBeNull();
});

it('a refusal is said beside the button, and what was typed stays', async () => {
  await open();
  answerCall('updateUserData', () => refuse('Not now.'));
  await cap.fill('120');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not now.');
  await expect.element(cap).toHaveValue('120');
  await expect.element(save).toBeEnabled();
});

it('the way to unsubscribe cannot be left out while the webhook sends', async () => {
  await open({
    webhook_url: 'https://hooks.example.com/1',
    active_email_mode: 'webhook',
    opt_out_footer: false,
  });
  await expect.element(page.getByText('Always on while your webhook sends.')).toBeVisible();
  await expect.element(unsubscribe).toBeChecked();
  await expect.element(unsubscribe).toBeDisabled();
  await expect.element(warning).not.toBeInTheDocument();
});

it('a full mailbox shows how many were sent and when the next one is', async () => {
  const opens_at = new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString();
  const { mailbox } = userDataOf();
  await open({ daily_cap: 2 }, { mailbox: { ...mailbox, sent: 2, daily_cap: 2, opens_at } });
  await expect
    .element(
      page.getByText(/^2 of 2 sent in the last 24 hours, next at .+ \(in about 2 hours\)\.$/),
    )
    .toBeVisible();
});
