import type { Page } from '@playwright/test';
import { answerDraftDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { database, dataOf } from '../support/database.ts';
import { reaches } from '../support/deliveries.ts';
import { writeDay } from '../support/write-day.ts';
import { writeDraft } from '../support/write-draft.ts';
import { signIn } from './crm.ts';
import { expect, faultyTest as test } from './fixtures.ts';
import { keepSession } from './kept-session.ts';

/** The day in two tabs and on a phone at once, with a second press, and where an answer of the server is lost. */

test.use({ viewport: { width: 1440, height: 900 } });

const list = (page: Page) => page.getByRole('list', { name: 'Today' });
const row = (page: Page, name: string) =>
  list(page).getByRole('button', { name: new RegExp(name) });
const isOpen = (page: Page, name: string) =>
  expect(row(page, name)).toHaveAttribute('aria-current', 'true');
const answer = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ });

/** How many answers each creator was sent. */
async function answersOf(uid: string): Promise<string[]> {
  const { docs } = await (await database()).collection(deliveryDocument.collection(uid)).get();
  return docs.filter((doc) => doc.get('answers') !== null).map((doc) => doc.id);
}

async function openDay(page: Page, replies: number) {
  const account = await signIn(page);
  await writeDay(account.uid, { replies });
  await page.goto('/dashboard');
  await isOpen(page, 'Reply 0');
  return account;
}

test('two tabs work on one list: what ends in one leaves the other, and nothing moves under the hand', async ({
  page,
  context,
}) => {
  const { uid } = await openDay(page, 3);
  await writeDraft(uid, 'reply1', 'What');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await isOpen(other, 'Reply 0');
  await other.keyboard.press('j');
  await isOpen(other, 'Reply 1');
  await other.keyboard.press('Enter');
  await expect(answer(other)).toBeFocused();
  await expect(answer(other)).toHaveValue('What');
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.type(' about');

  await page.bringToFront();
  await page.keyboard.press('e');
  await isOpen(page, 'Reply 1');
  await page.keyboard.press('e');
  await isOpen(page, 'Reply 2');

  await other.bringToFront();
  await expect(row(other, 'Reply 0')).toHaveCount(0);
  await expect(row(other, 'Reply 1')).toHaveCount(0);
  await expect(other.getByText('This was done elsewhere.')).toBeVisible();
  await expect(answer(other)).toBeFocused();
  await expect(answer(other)).toHaveValue('What about');
  await other.keyboard.type(' Friday?');
  await expect(answer(other)).toHaveValue('What about Friday?');
  await other.keyboard.press('ControlOrMeta+Enter');
  await isOpen(other, 'Reply 2');
  await expect.poll(() => answersOf(uid)).toEqual(['email_reply1_r1']);
});

test('a phone works on the list of two tabs, and each of them on its', async ({
  page,
  context,
  browser,
}) => {
  const { name, uid } = await openDay(page, 4);
  await writeDraft(uid, 'reply1', 'We');
  await writeDraft(uid, 'reply2', 'Friday');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await isOpen(other, 'Reply 0');
  const held = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    ...{ serviceWorkers: 'block', reducedMotion: 'reduce' },
  });
  const phone = await held.newPage();
  await keepSession(phone, { name, email: `${name}@brand.test` });
  await phone.goto(page.url());
  await row(phone, 'Reply 1').tap();
  await expect(answer(phone)).toHaveValue('We');
  await answer(phone).fill('We can');

  await page.bringToFront();
  await page.keyboard.press('e');
  await isOpen(page, 'Reply 1');
  await other.bringToFront();
  await expect(other.getByText('This was done elsewhere.')).toBeVisible();
  await other.keyboard.press('j');
  await isOpen(other, 'Reply 1');
  await other.keyboard.press('e');
  await isOpen(other, 'Reply 2');

  await expect(phone.getByRole('status').filter({ hasText: 'Done elsewhere' })).toBeVisible();
  await expect(answer(phone)).toHaveValue('We can');
  await phone.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(phone.getByRole('heading', { level: 2, name: 'Reply 2' })).toBeVisible();
  await expect(answer(phone)).toHaveValue('Friday');
  await answer(phone).fill('Friday is fine.');
  await phone.getByRole('button', { name: 'Send answer' }).last().tap();
  await expect(phone.getByRole('heading', { level: 2, name: 'Reply 3' })).toBeVisible();

  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(tab.getByText('This was done elsewhere.')).toBeVisible();
    await expect(list(tab).getByText(/^Reply \d$/)).toHaveText(['Reply 3']);
  }
  await expect.poll(() => answersOf(uid)).toEqual(['email_reply2_r1']);
  await held.close();
});

test('a second press sends no draft of the next one, and a lost answer is not sent twice', async ({
  page,
}) => {
  const { uid } = await openDay(page, 2);
  await writeDraft(uid, 'reply1', 'Not yet');
  await page.route('**/api/call/answerCreator', async (route) => {
    await route.fetch();
    await route.abort();
  });

  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await page.keyboard.type('We pay 800.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await isOpen(page, 'Reply 1');
  await expect(answer(page)).toHaveValue('Not yet');
  await expect(answer(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('This draft was not sent')).toBeVisible();

  // It did arrive: once it has gone out, nobody waits for it.
  await expect(page.getByText('Answer to Reply 0 not sent')).toBeVisible();
  await reaches(uid, 'email_reply0_r1', 'sent');
  await expect(row(page, 'Reply 0')).toHaveCount(0);
  await isOpen(page, 'Reply 1');
  expect(await answersOf(uid)).toEqual(['email_reply0_r1']);
  expect(await dataOf(answerDraftDocument.path(uid, 'reply1'))).toMatchObject({ text: 'Not yet' });
});

test('what the device knew last is shown with its time until the live day comes', async ({
  page,
}) => {
  await openDay(page, 2);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/google\.firestore\.v1\.Firestore/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(row(page, 'Reply 0')).toBeVisible();
  await expect(page.getByText(/^as of /).first()).toBeVisible();
  release();
  await expect(page.getByText(/^as of /)).toHaveCount(0);
  await expect(row(page, 'Reply 1')).toBeVisible();
});
