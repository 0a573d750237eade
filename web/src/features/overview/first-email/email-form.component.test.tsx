import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '@vibes/core/account/email-settings';
import type { UserDataUpdate } from '@vibes/core/account/user-data';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ann } from '../../../../test/features/crm/sample-creator.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { mount } from '../../../../test/mount.tsx';
import { userDataOf } from '../../../../test/user-data.ts';
import { accountOf } from '../../../../test/written-to.ts';
import { useUserData } from '../../../lib/user-data.ts';
import { EmailForm } from './email-form.tsx';

const ANN = { ...ann, name: 'Ann Lee' };

function Form() {
  const userData = useUserData();
  if (userData.status !== 'data') return null;
  return <EmailForm account={accountOf()} userData={userData.data} creator={ANN} failed={null} />;
}

const OFFERED = '2026-01-01T00:00:00Z';
const GMAIL = { email_address: 'pam@gmail.com', app_password_set: true };

/** What was saved of the email settings, and how often an email was asked for. */
async function open(settings: Partial<EmailSettings>, available_from: string | null = OFFERED) {
  let emailSettings: EmailSettings = { ...DEFAULT_EMAIL_SETTINGS, ...settings };
  const done = { saved: [] as object[], sent: 0 };
  const { replies } = userDataOf();
  answerCall('getUserData', () =>
    userDataOf({ emailSettings, replies: { ...replies, available_from } }),
  );
  answerCall('updateUserData', ({ table, data }: UserDataUpdate) => {
    if (table !== 'email_settings') return {} as never;
    const { app_password, ...rest } = data as Partial<EmailSettings> & { app_password?: string };
    emailSettings = { ...emailSettings, ...rest, app_password_set: true };
    done.saved.push({ ...rest, ...(app_password && { app_password }) });
    return {} as never;
  });
  answerCall('sendEmail', () => {
    done.sent += 1;
    return refuse('Your webhook is busy.');
  });
  await mount(<Form />);
  return done;
}

const watch = page.getByRole('switch', { name: 'Watch for replies' });
const send = page.getByRole('button', { name: 'Send email' });

it('offers to watch for replies with what is read and kept, off, and saves it with Gmail', async () => {
  const done = await open({});
  await expect.element(watch).not.toBeChecked();
  await expect
    .element(watch)
    .toHaveAccessibleDescription(/We open only messages that reply to your emails.+for 24 months/);
  await page.getByLabelText('Gmail Address').fill('pam@gmail.com');
  await page.getByLabelText('Gmail App Password').fill('abcdefghijklmnop');
  await watch.click();
  await send.click();
  await expect.poll(() => done.sent).toBe(1);
  expect(done.saved).toEqual([
    { email_address: 'pam@gmail.com', app_password: 'abcdefghijklmnop', watch_replies: true },
  ]);
  // It is on now: a further try does not ask again.
  await expect.element(page.getByText('Your webhook is busy.')).toBeVisible();
  await expect.element(watch).not.toBeInTheDocument();
});

it('without a yes connects Gmail alone', async () => {
  const done = await open({});
  await page.getByLabelText('Gmail Address').fill('pam@gmail.com');
  await page.getByLabelText('Gmail App Password').fill('abcdefghijklmnop');
  await send.click();
  await expect.poll(() => done.sent).toBe(1);
  expect(done.saved).toEqual([
    { email_address: 'pam@gmail.com', app_password: 'abcdefghijklmnop' },
  ]);
});

it('where Gmail is connected saves the yes alone', async () => {
  const done = await open(GMAIL);
  await watch.click();
  await send.click();
  await expect.poll(() => done.sent).toBe(1);
  expect(done.saved).toEqual([{ watch_replies: true }]);
});

const HOOK = { active_email_mode: 'webhook' as const, webhook_url: 'https://hooks.example.com/1' };
it.each([
  ['it is not offered', {}, null],
  ['it is offered later', {}, new Date(Date.now() + 86_400_000).toISOString()],
  ['a webhook sends', HOOK, OFFERED],
  ['it is on', { ...GMAIL, watch_replies: true }, OFFERED],
])('asks nothing where %s', async (_, settings, available_from) => {
  await open(settings, available_from);
  await expect.element(send).toBeVisible();
  await expect.element(watch).not.toBeInTheDocument();
});
