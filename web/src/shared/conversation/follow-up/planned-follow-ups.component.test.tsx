import type { FollowUp } from '@vibes/core/follow-up/follow-up';
import { userDocument } from '@vibes/core/firestore/documents';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { minutes } from '../../../../test/deliveries.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../../test/user-data.ts';
import { accountOf, SENDING, writeAnn, writeEmail } from '../../../../test/written-to.ts';
import { CreatorDrawer } from '../../../features/crm/details/creator-drawer.tsx';
import { ReviewHost } from '../../delivery/review/review-host.tsx';

beforeEach(() => {
  const follow_ups = [
    { body: 'Did my email arrive?', after_working_days: 3 },
    { body: 'Is now a bad time?', after_working_days: 7 },
  ];
  serveUserData({
    emailSettings: SENDING,
    messageTemplates: { ...userDataOf().messageTemplates, follow_ups },
  });
  writeDocument(userDocument.path(uid), accountOf());
  writeEmail(uid, { state: 'sent', sent_at: minutes(-30) });
});

/** The details of Ann. */
async function open() {
  await mount(
    <>
      <CreatorDrawer />
      <ReviewHost />
    </>,
    { at: '/dashboard/crm?creator=ann' },
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ann Lee' })).toBeVisible();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words, { exact: true });

const followUps = page.getByRole('group', { name: 'Follow-ups' });
const line = (name: RegExp) => followUps.getByRole('button', { name });
const first: FollowUp = {
  ...{ step: 1, of: 'email_ann', made: 0, round: SENDING.follow_ups_round },
  ...{ due_at: minutes(3 * 24 * 60), away_until: null, ended: null },
};
const planned = (follow_up: Partial<FollowUp> = {}) =>
  writeAnn(uid, { email_sent: true, status: 'Contacted', follow_up: { ...first, ...follow_up } });

it('follow-ups are seen with their days, and only the next one can be changed', async () => {
  planned();
  await open();
  await expect.element(followUps.getByRole('listitem')).toHaveLength(2);
  await expect
    .element(line(/^First follow-up/))
    .toHaveTextContent(/follow-up (Mon|Tue|Wed|Thu|Fri|Sat|Sun), \w+ \d+, \d+:\d\d [AP]M/);
  await line(/^Second follow-up/).click();
  await expect
    .element(followUps)
    .toHaveTextContent('You can edit it or send it once the first one was sent');
  await expect.element(button('Send now')).not.toBeInTheDocument();
  await line(/^First follow-up/).click();
  await expect.element(followUps).toHaveTextContent(/Goes out on \w+day, .+, unless they reply\./);
});

it('follow-ups are opened for editing, which writes them', async () => {
  planned();
  await open();
  const calls: unknown[] = [];
  answerCall('changeFollowUp', (payload) => {
    calls.push(payload);
    writeEmail(uid, { state: 'held', step: 1 }, { id: 'email_ann_1', text: 'Did it arrive?' });
    planned({ due_at: null, made: 1 });
    return { delivery_id: 'email_ann_1' };
  });
  await line(/^First follow-up/).click();
  await button('Edit').click();
  const review = page.getByRole('dialog', { name: /^Review/ });
  await expect.element(review).toBeVisible();
  expect(calls).toEqual([{ creator_id: 'ann', step: 1, action: 'edit' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(followUps).toHaveTextContent('is written and waits above');
  await expect.element(button('Edit')).toHaveLength(0);
});

it.each([
  ['Send now', 'send_now', 'The follow-up is on its way'],
  ['Skip this one', 'skip', 'The follow-up is skipped'],
  ['Stop follow-ups', 'stop', 'No more follow-ups to this creator'],
] as const)('“%s” does so, or says why not', async (name, action, words) => {
  planned();
  await open();
  answerCall('changeFollowUp', () => refuse('Too late.'));
  await line(/^First follow-up/).click();
  await button(name).click();
  await expect.element(text('The follow-up was not changed')).toBeVisible();
  await expect.element(text('Too late.')).toBeVisible();
  answerCall('changeFollowUp', (payload) => {
    expect(payload).toEqual({ creator_id: 'ann', step: 1, action });
    return { delivery_id: 'email_ann_1' };
  });
  await button(name).click();
  await expect.element(text(words)).toBeVisible();
});

it('follow-ups that ended say why, and offer nothing', async () => {
  planned({ ended: 'replied', due_at: null });
  await open();
  await expect.element(followUps).toHaveTextContent('Follow-ups stopped: the creator replied.');
  await expect.element(followUps.getByRole('button')).not.toBeInTheDocument();
});
