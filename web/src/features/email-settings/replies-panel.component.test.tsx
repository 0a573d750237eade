import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '@vibes/core/account/email-settings';
import type { RepliesStatus } from '@vibes/core/watch/replies-status';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { mount, newPerson } from '../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../test/user-data.ts';
import { useUserData } from '../../lib/user-data.ts';
import { SettingsForm } from './settings-form.tsx';

function Form() {
  const userData = useUserData();
  return userData.status === 'data' && <SettingsForm userData={userData.data} />;
}

const OFFERED = { available_from: '2026-01-01T00:00:00Z' };
const GMAIL = { email_address: 'ella@gmail.com', app_password_set: true };
const statusOf = (change: Partial<RepliesStatus>) => ({ ...userDataOf().replies, ...change });

async function open(replies: Partial<RepliesStatus>, settings: Partial<EmailSettings> = GMAIL) {
  const emailSettings = { ...DEFAULT_EMAIL_SETTINGS, ...settings };
  const stored = serveUserData({ emailSettings, replies: statusOf(replies) });
  await mount(<Form />);
  return () => stored().emailSettings;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const watch = page.getByRole('switch', { name: 'Watch for replies' });
/** Presses the switch and saves. */
async function turn() {
  await watch.click();
  await button('Save Changes').click();
}
const text = (words: string) => page.getByText(words, { exact: true });
const saving = text('Email settings updated successfully');

it('says what is read, and is switched on and off', async () => {
  const stored = await open(OFFERED);
  await expect
    .element(page.getByText(/We open only messages that reply to your emails/))
    .toBeVisible();
  await expect.element(watch).not.toBeChecked();
  await watch.click();
  expect(stored().watch_replies).toBe(false);
  await button('Save Changes').click();
  await expect.element(saving).toBeVisible();
  await expect.element(page.getByText(/^On\. /)).toBeVisible();
  expect(stored().watch_replies).toBe(true);
  await turn();
  await expect.element(page.getByText(/^On\. /)).not.toBeInTheDocument();
  expect(stored().watch_replies).toBe(false);
});

it('needs Gmail, says when it can begin, and is not shown where it is not offered', async () => {
  const available_from = new Date(Date.now() + 10 * 86_400_000).toISOString();
  await open({ available_from }, {});
  await expect.element(page.getByText(/^You can switch this on from .+ on\.$/)).toBeVisible();
  await expect.element(page.getByText('Connect Gmail first.')).toBeVisible();
  await expect.element(watch).toBeDisabled();
  await newPerson();
  await open({});
  await expect.element(page.getByRole('heading', { name: 'Replies' })).not.toBeInTheDocument();
});

/** As the server answers: emails went out before watching was switched on, until somebody looks back. */
function emailedBefore() {
  const year = new Date().getFullYear();
  const unwatched = { emails: 40, since: new Date(year, 10, 3, 9).toISOString() };
  const watched_since = new Date(year, 10, 20, 9).toISOString();
  let settings: EmailSettings = { ...DEFAULT_EMAIL_SETTINGS, ...GMAIL };
  const saved: object[] = [];
  const hasLookedBack = () => saved.some((data) => 'look_back' in data);
  answerCall('getUserData', () => {
    const isOn = settings.watch_replies;
    const replies = statusOf({
      ...OFFERED,
      ...(isOn && { watched_since, unwatched: hasLookedBack() ? null : unwatched }),
    });
    return userDataOf({ emailSettings: settings, replies });
  });
  answerCall('updateUserData', ({ data }) => {
    saved.push(data);
    settings = { ...settings, ...(data as Partial<EmailSettings>) };
    return {} as never;
  });
  return saved;
}
const earlier = page.getByRole('group', { name: 'Earlier emails' });
const QUESTION = 'Also look for replies to the 40 emails since November 3?';
const STANDING =
  'We don’t look for replies to the 40 emails you sent from November 3 to November 20.';

it('switched on after emails went out, asks once whether their answers are looked for too', async () => {
  const saved = emailedBefore();
  await mount(<Form />);
  await expect.element(earlier).not.toBeInTheDocument();
  await turn();
  await expect.element(earlier).toHaveTextContent(QUESTION);
  await expect
    .element(earlier)
    .toHaveTextContent('we read the mail since November 3 the same way, and keep the same of it.');
  await expect.element(button('Look for replies')).toHaveFocus();
  await button('Look for replies').click();
  await expect.element(text('Looking for replies to your earlier emails')).toBeVisible();
  await expect.element(earlier).not.toBeInTheDocument();
  await expect.element(watch).toHaveFocus();
  expect(saved).toEqual([{ watch_replies: true }, { look_back: true }]);
});

it('after a no says that they are left out, and can still look for them', async () => {
  const saved = emailedBefore();
  await mount(<Form />);
  await turn();
  await button('No').click();
  await expect.element(earlier).toHaveTextContent(STANDING);
  await expect.element(button('No')).not.toBeInTheDocument();
  expect(saved).toEqual([{ watch_replies: true }]);
  answerCall('updateUserData', () => refuse('Not now.'));
  await button('Look for replies').click();
  await expect.element(page.getByText('Failed to update email settings: Not now.')).toBeVisible();
  await expect.element(earlier).toHaveTextContent(STANDING);
});
