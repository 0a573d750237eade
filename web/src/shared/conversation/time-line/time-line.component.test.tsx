import { newActivity, type Activity } from '@vibes/core/activity/activity';
import {
  activityDocument,
  deliveryDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawer, named, openDetails } from '../../../../test/creator-details.tsx';
import { emailToAnn, minutes, mirrorOfAnn, TO } from '../../../../test/deliveries.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { uid } from '../../../../test/mount.tsx';
import { serveMailbox } from '../../../../test/user-data.ts';
import { replyOfAnn } from '../../../../test/written-to.ts';

const happening = (kind: Activity['kind'], detail: string, minutes_ago: number) =>
  newActivity({ at: minutes(-minutes_ago), kind, creator_id: 'ann', creator_name: 'Ann', detail });

/** Ann, who was written to, followed up on, and answered twice. */
beforeEach(async () => {
  serveMailbox();
  const deliveries = {
    notion_ann: mirrorOfAnn('notion', { state: 'sent' }, 4001),
    email_ann: emailToAnn({ state: 'sent', attempts: 1 }, 4000),
    email_ann_1: emailToAnn({ state: 'sent', attempts: 1, step: 1, follows: 'email_ann' }, 2000),
    crm_ann_one: mirrorOfAnn('crm', { state: 'failed', code: 'webhook_gone' }, 900),
  };
  const activity = {
    s1: happening('status_changed', 'Contacted → Responded', 910),
    n1: happening('notes_changed', 'Asks for 300 dollars', 700),
    n2: happening('notes_changed', 'Asks for 300 dollars\nand a box of clay', 690),
    d1: happening('dm_sent', '', 600),
  };
  const messages = {
    m1: replyOfAnn('Sounds nice, tell me more', { at: minutes(-1000) }),
    m2: replyOfAnn('I am away until Monday', { class: 'auto', at: minutes(-500) }),
    m3: replyOfAnn('Yes, what do you pay?\nI can start in May.', { at: minutes(-20) }),
  };
  for (const [id, one] of Object.entries(deliveries))
    writeDocument(deliveryDocument.path(uid, id), { ...one });
  for (const [id, one] of Object.entries(activity))
    writeDocument(activityDocument.path(uid, id), { ...one });
  for (const [id, one] of Object.entries(messages))
    writeDocument(inboundDocument.path(uid, 'ann', id), { ...one });
  await openDetails(uid, {
    ...{ awaiting: 'us', status: 'Responded', last_in_at: minutes(-20) },
    ...{ created_at: minutes(-5000), email_sent: true },
  });
  await expect.element(lines).toHaveLength(6);
});

const lines = drawer
  .getByRole('list', { name: 'What happened with Ann Lee' })
  .getByRole('listitem');
const line = (name: RegExp) => drawer.getByRole('button', { name });
const answer = drawer.getByRole('textbox', { name: `Your answer to ${TO}` });

describe('the time line of a creator', () => {
  it('opens what was said last, with the field to answer in view below it', async () => {
    await expect.element(lines.last()).toHaveTextContent('I can start in May.');
    await expect.element(lines.last()).toBeInViewport();
    await expect.element(answer).toBeInViewport({ ratio: 0.99 });
    await expect.element(drawer.getByText('I am away until Monday')).toHaveLength(1);
    await expect.element(line(/^Automatic reply/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('has one line for notes written one after the other, opened by a press', async () => {
    await expect.element(lines.filter({ hasText: 'Asks for 300 dollars' })).toHaveLength(1);
    await line(/^Notes/).click();
    await expect.element(lines.filter({ hasText: 'and a box of clay' })).toHaveLength(1);
    await line(/^Notes/).click();
    await expect.element(drawer).not.toHaveTextContent('and a box of clay');
  });

  it('shows everything on demand, in the order of time', async () => {
    await named('Show earlier').click();
    const words = [
      'Saved from TikTok',
      'Copied to Notion',
      'Email',
      'Follow-up',
      'Reply',
      'Status: Contacted → Responded',
      'Copy to CRM webhook',
      'Notes',
      'You sent a DM',
      'Automatic reply',
      'Reply',
    ];
    await expect.element(lines).toHaveLength(words.length);
    for (const [i, word] of words.entries())
      await expect.element(lines.nth(i)).toHaveTextContent(word);
  });

  it('is opened where the answer is typed, and nothing that is typed presses anything', async () => {
    await expect.element(answer).toHaveFocus();
    await userEvent.keyboard('We pay 800.');
    await expect.element(answer).toHaveValue('We pay 800.');
  });

  it('is walked by keys that lead to the answer, and mean nothing while one types', async () => {
    (drawer.element() as HTMLElement).focus();
    await userEvent.keyboard(' j');
    await expect.element(line(/^Reply/).last()).toHaveFocus();
    await userEvent.keyboard('k{Enter}');
    await expect.element(line(/^Automatic reply/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(line(/^Reply/).last()).toHaveFocus();
    await userEvent.keyboard('r');
    await expect.element(answer).toHaveFocus();
    await userEvent.keyboard('jkr');
    await expect.element(answer).toHaveValue('jkr');
  });
});
