import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '@vibes/core/account/email-settings';
import { userDocument } from '@vibes/core/firestore/documents';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { mount, newPerson } from '../../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../../test/user-data.ts';
import { accountOf } from '../../../../test/written-to.ts';
import { useUserData } from '../../../lib/user-data.ts';
import { FollowUpsPanel } from './follow-ups-panel.tsx';

beforeEach(async () => {
  const { uid } = await newPerson();
  writeDocument(userDocument.path(uid), accountOf());
});

function Panel() {
  const userData = useUserData();
  return userData.status === 'data' && <FollowUpsPanel userData={userData.data} />;
}

const WRITTEN = [{ body: 'Did my email reach you?', after_working_days: 3 }];
const watched = { watch_replies: true };

async function open(settings: Partial<EmailSettings>, follow_ups = WRITTEN) {
  const { messageTemplates } = userDataOf();
  const serve = (change: Partial<EmailSettings> = {}) =>
    serveUserData({
      emailSettings: { ...DEFAULT_EMAIL_SETTINGS, ...settings, ...change },
      messageTemplates: { ...messageTemplates, email_template: 'Hello, shall we?', follow_ups },
    });
  const stored = serve();
  await mount(<Panel />);
  return { serve, stored };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words, { exact: true });
const question = page.getByRole('group', { name: 'Switch on follow-ups' });

it.each([
  ['Replies must be on.', {}, WRITTEN],
  ['Follow-ups go out through Gmail only', { active_email_mode: 'webhook' as const }, WRITTEN],
  ['Follow-ups appear here as you write them.', watched, []],
])('says what is missing: %s', async (words, settings, follow_ups) => {
  await open(settings, follow_ups);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(button('Switch on')).toBeDisabled();
});

it('the example fills both, a wrong number of days is refused, and the series is shown', async () => {
  const { stored } = await open(watched, []);
  await button('Insert follow-up example').click();
  await expect
    .element(page.getByRole('textbox', { name: /^First follow-up/ }))
    .toHaveValue(expect.stringMatching(/check that my email reached you/) as string);
  const series = page.getByRole('region', { name: 'The series as the creator gets it' });
  for (const words of [
    'Hello, shall we?',
    '3 working days later, without an answer',
    '7 working days later, without an answer',
    'I wanted to check that my email reached you.',
  ])
    await expect.element(series).toHaveTextContent(words);
  const days = page.getByLabelText('Working days after the email');
  await days.fill('0');
  await button('Save follow-ups').click();
  await expect.element(text('Enter a number of working days from 1 to 30.')).toBeVisible();
  await days.fill('2');
  await button('Save follow-ups').click();
  await expect.element(text('Follow-ups saved')).toBeVisible();
  expect(stored().messageTemplates.follow_ups.map((one) => one.after_working_days)).toEqual([2, 7]);
});

it('switching on asks about creators already contacted; switching off can be undone', async () => {
  const { serve } = await open(watched);
  const calls: unknown[] = [];
  answerCall('previewFollowUps', () => ({ creators: 1, days: 1 }));
  answerCall('switchFollowUps', (payload) => {
    calls.push(payload);
    serve({ follow_ups: payload.to !== 'off' });
    return { planned: payload.to === 'on' ? 1 : 0 };
  });
  await button('Switch on').click();
  await expect
    .element(question)
    .toHaveTextContent(
      'You emailed 1 creator in the last 30 days who hasn’t answered. One follow-up to each takes about a day at your daily limit.',
    );
  await expect.element(button('Only new emails')).toHaveFocus();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await button('Switch on').click();
  await button('Include this creator').click();
  await expect.element(text('Follow-ups are on')).toBeVisible();
  await expect.element(text('Planned for 1 creator.')).toBeVisible();
  await expect.element(text('Follow-ups are on.')).toBeVisible();
  await button('Switch off').click();
  await expect.element(text('Follow-ups are off.')).toBeVisible();
  await button('Undo').click();
  await expect.element(text('Follow-ups are on.')).toBeVisible();
  expect(calls).toEqual([{ to: 'on', also_contacted: true }, { to: 'off' }, { to: 'undo' }]);
});

it('without creators already contacted nothing is asked, and a refusal is said', async () => {
  const { serve } = await open(watched);
  answerCall('previewFollowUps', () => ({ creators: 0, days: 0 }));
  answerCall('switchFollowUps', () => refuse('Not now.'));
  await button('Switch on').click();
  await expect.element(text('Follow-ups are not switched on')).toBeVisible();
  await expect.element(text('Not now.')).toBeVisible();
  answerCall('switchFollowUps', ({ to }) => {
    expect(to).toBe('on');
    serve({ follow_ups: true });
    return { planned: 0 };
  });
  await button('Switch on').click();
  await expect.element(text('Follow-ups are on.')).toBeVisible();
});
