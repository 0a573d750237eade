import { userDocument } from '@vibes/core/firestore/documents';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  GMAIL,
  OFFERED,
  WRITTEN,
  button,
  followUps,
  open,
  panel,
  question,
  text,
  unfold,
  watched,
} from '../../../../test/features/templates/opened-follow-ups.tsx';
import { doneJob } from '../../../../test/job.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { accountOf } from '../../../../test/written-to.ts';

beforeEach(() => {
  writeDocument(userDocument.path(uid), accountOf());
});

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
