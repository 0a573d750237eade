import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '@vibes/core/account/email-settings';
import { userDocument } from '@vibes/core/firestore/documents';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { doneJob, runningJob } from '../../../../test/job.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../../test/user-data.ts';
import { accountOf } from '../../../../test/written-to.ts';
import { TemplatesPage } from '../templates-page.tsx';

beforeEach(() => {
  writeDocument(userDocument.path(uid), accountOf());
});

const WRITTEN = [{ body: 'Did my email reach you?', after_working_days: 3 }];
const GMAIL = { email_address: 'ella@gmail.com', app_password_set: true };
const watched = { ...GMAIL, watch_replies: true };
/** When Replies may be switched on. */
const OFFERED = '2026-01-01T00:00:00Z';

async function open(
  settings: Partial<EmailSettings>,
  follow_ups = WRITTEN,
  available_from: string | null = OFFERED,
) {
  const { messageTemplates, replies } = userDataOf();
  const serve = (change: Partial<EmailSettings> = {}) =>
    serveUserData({
      emailSettings: { ...DEFAULT_EMAIL_SETTINGS, ...settings, ...change },
      messageTemplates: {
        ...messageTemplates,
        email_subject: 'Hello',
        email_template: 'Hello, shall we?',
        follow_ups,
      },
      replies: { ...replies, available_from },
    });
  const stored = serve();
  await mount(<TemplatesPage />);
  await expect.element(unfold).toBeVisible();
  return { serve, stored };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const unfold = page.getByRole('button', { name: /^(Write|Edit) follow-ups$/ });
const followUps = page.getByRole('switch', { name: 'Send follow-ups' });
const panel = () =>
  page.elementLocator(
    page
      .getByRole('heading', { name: /^Follow-ups/ })
      .element()
      .closest('section') ?? document.body,
  );
const text = (words: string | RegExp) => page.getByText(words, { exact: true });
const question = page.getByRole('group', { name: 'Switch on follow-ups' });

const LATER = new Date(Date.now() + 10 * 86_400_000).toISOString();
it.each([
  ['so Replies must be on.', 'Switch on Replies', GMAIL, WRITTEN, OFFERED],
  ['You can’t switch this on yet.', null, GMAIL, WRITTEN, null],
  ['You can switch this on from', null, GMAIL, WRITTEN, LATER],
  ['through Gmail, which isn’t connected.', 'Connect Gmail', {}, WRITTEN, OFFERED],
  [
    'Follow-ups go out through Gmail only',
    'Open Email Settings',
    { active_email_mode: 'webhook' as const },
    WRITTEN,
    OFFERED,
  ],
  ['Write a follow-up below and save it.', null, watched, [], OFFERED],
])('is off, and says why: %s', async (words, link, settings, follow_ups, available_from) => {
  await open(settings, follow_ups, available_from);
  await expect.element(followUps).not.toBeInTheDocument();
  await unfold.click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(followUps).toBeDisabled();
  await expect.element(followUps).toHaveAccessibleDescription(new RegExp(words));
  const links = panel().getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(link === null ? [] : [link]);
});

it('folded they are one line, and are saved with the templates even where some of these are empty', async () => {
  const { stored } = await open(watched, []);
  const first = page.getByRole('textbox', { name: /^First follow-up/ });
  await expect.element(first).not.toBeInTheDocument();
  await button('Write follow-ups').click();
  await expect.element(first).toHaveFocus();
  await button('Insert follow-up example').click();
  await expect
    .element(first)
    .toHaveValue(expect.stringMatching(/check that my email reached you/) as string);
  const series = page.getByRole('region', { name: 'The series as the creator gets it' });
  for (const words of [
    'Hello, shall we?',
    '3 working days later, without a reply',
    '7 working days later, without a reply',
    'I wanted to check that my email reached you.',
  ])
    await expect.element(series).toHaveTextContent(words);
  const days = page.getByLabelText('Working days after the email');
  await days.fill('0');
  await button('Hide follow-ups').click();
  await expect.element(page.getByRole('heading', { name: 'Follow-ups (not saved)' })).toBeVisible();
  await button('Save Templates').click();
  await expect.element(text('Enter a number of working days from 1 to 30.')).toBeVisible();
  await expect.element(days).toHaveFocus();
  await days.fill('2');
  await button('Save Templates').click();
  await expect.element(text('Message templates updated successfully')).toBeVisible();
  expect(stored().messageTemplates.follow_ups.map((one) => one.after_working_days)).toEqual([2, 7]);
});

it('a save is one write of templates and follow-ups: refused, all that was typed stays', async () => {
  const { serve } = await open(watched);
  const saved: unknown[] = [];
  answerCall('updateUserData', (update) => {
    saved.push(update);
    return refuse('Not now.');
  });
  await unfold.click();
  const first = page.getByRole('textbox', { name: /^First follow-up/ });
  await first.fill('Did you see my email?');
  await page.getByLabelText('Email Signature').fill('Pam, Nord');
  for (const name of ['Instagram', 'TikTok']) {
    await page.getByRole('tab', { name }).click();
    await page.getByLabelText(`${name} DM Template`).fill('Hello, shall we?');
  }
  await button('Save Templates').click();
  await expect.element(text('Failed to update message templates: Not now.')).toBeVisible();
  await expect.element(first).toHaveValue('Did you see my email?');
  expect(saved).toMatchObject([
    {
      data: {
        email_signature: 'Pam, Nord',
        follow_ups: [{ body: 'Did you see my email?', after_working_days: 3 }],
      },
    },
  ]);
  const stored = serve();
  await button('Save Templates').click();
  await expect.poll(() => stored().messageTemplates.email_signature).toBe('Pam, Nord');
  expect(stored().messageTemplates.follow_ups[0]?.body).toBe('Did you see my email?');
});

it('switching on asks about creators already contacted; switching off can be undone', async () => {
  const { serve } = await open(watched);
  const calls: unknown[] = [];
  answerCall('previewFollowUps', () => ({ creators: 1, days: 1, left_out: [] }));
  answerCall('switchFollowUps', (payload) => {
    calls.push(payload);
    serve({ follow_ups: payload.to !== 'off' });
    return { planned: payload.to === 'on' ? 1 : 0, ...doneJob(1) };
  });
  await followUps.click();
  await expect
    .element(question)
    .toHaveTextContent(
      'You emailed 1 creator in the last 30 days who hasn’t replied. One follow-up to each takes about a day at your daily limit.',
    );
  await expect.element(button('Only new emails')).toHaveFocus();
  await expect.element(followUps).not.toBeChecked();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(followUps).toHaveFocus();
  await followUps.click();
  await button('Include this creator').click();
  await expect.element(text('Follow-ups are on')).toBeVisible();
  await expect.element(text('Planned for 1 creator.')).toBeVisible();
  await expect.element(followUps).toBeChecked();
  await followUps.click();
  await expect.element(followUps).not.toBeChecked();
  await button('Undo').click();
  await expect.element(followUps).toBeChecked();
  expect(calls).toMatchObject([{ to: 'on', also_contacted: true }, { to: 'off' }, { to: 'undo' }]);
});

it('tells how far the planning for creators already contacted is', async () => {
  const { serve } = await open(watched);
  answerCall('previewFollowUps', () => ({ creators: 500, days: 13, left_out: [] }));
  const seen = Promise.withResolvers<undefined>();
  let calls = 0;
  answerCall('switchFollowUps', async () => {
    calls += 1;
    serve({ follow_ups: true });
    if (calls === 1) return { planned: 90, ...runningJob(120, 500) };
    await seen.promise;
    return { planned: 410, ...doneJob(500) };
  });
  await followUps.click();
  await button('Include these 500').click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Planning' }))
    .toHaveTextContent('Planning follow-ups: 120 of 500 creators. You can leave this page.');
  seen.resolve(undefined);
  await expect.element(text('Planned for 410 creators.')).toBeVisible();
  await expect.element(followUps).toBeChecked();
});

it('says so where the planning for creators already contacted does not get on', async () => {
  const { serve } = await open(watched);
  answerCall('previewFollowUps', () => ({ creators: 500, days: 13, left_out: [] }));
  answerCall('switchFollowUps', () => {
    serve({ follow_ups: true });
    return { planned: 90, job: { state: 'failed', done: 120, total: 500 } };
  });
  await followUps.click();
  await button('Include these 500').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Follow-ups are on, but not planned for all creators yet: ');
  await expect.element(followUps).toBeChecked();
});

const NOBODY = { creators: 0, days: 0, left_out: [] };

it('names whom it leaves out and why, with the way to include them', async () => {
  const { serve } = await open(watched);
  answerCall('previewFollowUps', () => ({
    ...NOBODY,
    left_out: [
      { reason: 'unwatched', creators: 12, names: ['Ann', 'Bo', 'Cy'] },
      { reason: 'bounced', creators: 1, names: ['Dee'] },
    ],
  }));
  answerCall('switchFollowUps', (payload) => {
    expect(payload).toMatchObject({ to: 'on', also_contacted: false });
    serve({ follow_ups: true });
    return { planned: 0, ...doneJob() };
  });
  await followUps.click();
  await expect
    .element(question)
    .toHaveTextContent(
      'Ann, Bo, Cy, and 9 others are left out: you emailed them before Replies was on, so we may have missed a reply.',
    );
  await expect
    .element(question)
    .toHaveTextContent('Dee is left out: your email to them came back.');
  await expect
    .element(question.getByRole('link', { name: 'Look for replies first' }))
    .toHaveAttribute('href', '/dashboard/email');
  await expect.element(question).not.toHaveTextContent('in the last 30 days');
  await button('Only new emails').click();
  await expect.element(followUps).toBeChecked();
});

it('a try that failed says why, until the next one', async () => {
  const { serve } = await open(watched);
  const alert = page.getByRole('alert');
  answerCall('previewFollowUps', () => refuse('Not now.'));
  await followUps.click();
  await expect.element(alert).toHaveTextContent('Follow-ups are not switched on: Not now.');
  answerCall('previewFollowUps', () => NOBODY);
  answerCall('switchFollowUps', () => refuse('Try again in a minute.'));
  await followUps.click();
  await expect
    .element(alert)
    .toHaveTextContent('Follow-ups are not switched on: Try again in a minute.');
  answerCall('switchFollowUps', () => {
    serve({ follow_ups: true });
    return { planned: 0, ...doneJob() };
  });
  await followUps.click();
  // The alert goes as the call begins, and what is answered may change only once it has ended.
  await expect.element(followUps).toBeChecked();
  await expect.element(alert).not.toBeInTheDocument();
  answerCall('switchFollowUps', () => refuse('Not now.'));
  await followUps.click();
  await expect.element(alert).toHaveTextContent('Follow-ups stay on: Not now.');
});
