import type { Page } from '@playwright/test';
import { activityDocument, inboundDocument } from '@vibes/core/firestore/documents';
import { newActivity, type Activity } from '@vibes/core/activity/activity';
import { newInbound, type Inbound } from '@vibes/core/inbound/inbound';
import { database } from '../support/database.ts';
import { writeCreators } from '../support/write-creators.ts';
import { ann, drawer, expectNoViolations } from './crm.ts';
import { emailToAnn, mirrorOfAnn, minutes, signInWith } from './deliveries.ts';
import { expect, test } from './fixtures.ts';

/** The time line of a creator: one line each, opened on a tap, the newest beside the answer. */

const happening = (kind: Activity['kind'], detail: string, minutes_ago: number) =>
  newActivity({ at: minutes(-minutes_ago), kind, creator_id: 'ann', creator_name: 'Ann', detail });

const reply = (text: string, minutes_ago: number, change: Partial<Inbound> = {}) =>
  newInbound({
    creator_id: 'ann',
    class: 'reply',
    at: minutes(-minutes_ago),
    from: ann.email ?? '',
    subject: 'Re: Paid partnership',
    text,
    has_more: false,
    message_id: null,
    in_reply_to: null,
    references: [],
    delivery_id: 'email_ann',
    bounce: null,
    wants_stop: false,
    source: 'mailbox',
    ...change,
  });

/** Ann, who was written to, followed up on, and answered twice. */
async function openThread(page: Page) {
  const { uid } = await signInWith(page, {
    notion_ann: mirrorOfAnn('notion', { state: 'sent' }, 4000),
    email_ann: emailToAnn({ state: 'sent', attempts: 1 }, 4000),
    email_ann_1: emailToAnn({ state: 'sent', attempts: 1, step: 1, follows: 'email_ann' }, 2000),
    crm_ann_one: mirrorOfAnn('crm', { state: 'failed', code: 'webhook_gone' }, 900),
  });
  const db = await database();
  const batch = db.batch();
  const activity = {
    s1: happening('status_changed', 'Contacted → Responded', 910),
    n1: happening('notes_changed', 'Asks for 300 dollars', 700),
    n2: happening('notes_changed', 'Asks for 300 dollars\nand a box of clay', 690),
    d1: happening('dm_sent', '', 600),
  };
  for (const [id, data] of Object.entries(activity))
    batch.set(db.doc(activityDocument.path(uid, id)), data);
  const messages = {
    m1: reply('Sounds nice, tell me more', 1000),
    m2: reply('I am away until Monday', 500, { class: 'auto' }),
    m3: reply('Yes, what do you pay?\nI can start in May.', 20),
  };
  for (const [id, data] of Object.entries(messages))
    batch.set(db.doc(inboundDocument.path(uid, 'ann', id)), data);
  await batch.commit();
  const stands = { awaiting: 'us', status: 'Responded', last_in_at: minutes(-20) } as const;
  await writeCreators(uid, {
    ann: { ...ann, ...stands, created_at: minutes(-5000), email_sent: true },
  });
  await page.goto('/dashboard/crm?creator=ann');
  return uid;
}

const lines = (page: Page) =>
  drawer(page).getByRole('list', { name: 'What happened with Ann Lee' }).getByRole('listitem');
const line = (page: Page, name: RegExp) => drawer(page).getByRole('button', { name });

test('a creator is one time line: a line each, opened on a tap, the newest beside the answer', async ({
  page,
}) => {
  await openThread(page);
  const answer = drawer(page).getByRole('textbox', { name: `Your answer to ${ann.email ?? ''}` });

  await test.step('what was said last is open and in view, with the field to answer below it', async () => {
    await expect(lines(page)).toHaveCount(6);
    await expect(lines(page).last()).toContainText('I can start in May.');
    await expect(lines(page).last()).toBeInViewport();
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(drawer(page).getByText('I am away until Monday')).toHaveCount(1);
    await expect(line(page, /^Automatic answer/)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('notes written one after the other are one line', async () => {
    await expect(lines(page).filter({ hasText: 'Notes Asks for 300 dollars' })).toHaveCount(1);
    await line(page, /^Notes/).click();
    await expect(lines(page).filter({ hasText: 'and a box of clay' })).toHaveCount(1);
    await line(page, /^Notes/).click();
    await expect(drawer(page).getByText('and a box of clay')).toHaveCount(0);
  });

  await test.step('everything is there, in the order of time', async () => {
    await drawer(page).getByRole('button', { name: 'Show earlier' }).click();
    await expect(lines(page)).toContainText([
      'Saved from TikTok',
      'Copied to Notion',
      'Email',
      'Follow-up',
      'Reply',
      'Status: Contacted → Responded',
      'Copy to CRM webhook',
      'Notes',
      'You sent a DM',
      'Automatic answer',
      'Reply',
    ]);
  });

  await test.step('keys lead along it and to the answer, and mean nothing while one types', async () => {
    await line(page, /^Automatic answer/).focus();
    await page.keyboard.press('j');
    await expect(line(page, /^Reply/).last()).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(line(page, /^Automatic answer/)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(line(page, /^Reply/).last()).toBeFocused();
    await page.keyboard.press('r');
    await expect(answer).toBeFocused();
    await page.keyboard.type('jkr');
    await expect(answer).toHaveValue('jkr');
  });

  await test.step('it fits a phone, light and dark', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoViolations(page);
  });
});
