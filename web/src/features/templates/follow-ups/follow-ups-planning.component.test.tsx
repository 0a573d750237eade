import { userDocument } from '@vibes/core/firestore/documents';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  followUps,
  open,
  question,
  text,
  watched,
} from '../../../../test/features/templates/opened-follow-ups.tsx';
import { doneJob, runningJob } from '../../../../test/job.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { accountOf } from '../../../../test/written-to.ts';

beforeEach(() => {
  writeDocument(userDocument.path(uid), accountOf());
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
