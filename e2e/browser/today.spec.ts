import type { Page } from '@playwright/test';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { dataOf, database } from '../support/database.ts';
import { writeDay } from '../support/write-day.ts';
import { writeDraft } from '../support/write-draft.ts';
import { signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';

/** The day on the dashboard: its items one after the other, by keys and by thumb. */

const rows = (page: Page) => page.getByRole('list', { name: 'Today' }).getByRole('listitem');
const open = (page: Page) => page.locator('[data-today-item][aria-current=true]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.locator(':focus');
const creatorOf = (uid: string, id: string) => dataOf(creatorDocument.path(uid, id));

/** The answers that were queued for an account, by creator. */
async function answersOf(uid: string): Promise<string[]> {
  const { docs } = await (
    await database()
  )
    .collection(deliveryDocument.collection(uid))
    .where('step', '==', 0)
    .get();
  return docs.flatMap((doc) =>
    doc.get('answers') === null ? [] : [String(doc.get('creator_id'))],
  );
}

async function openDay(page: Page, work: Parameters<typeof writeDay>[1]) {
  const account = await signIn(page);
  await writeDay(account.uid, work);
  for (let n = 0; n < (work.replies ?? 0); n += 1) await writeDraft(account.uid, `reply${n}`);
  await page.goto('/dashboard');
  await expect(rows(page).first()).toBeVisible();
  return account;
}

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('thirty items are done by keys alone', async ({ page }) => {
    test.setTimeout(300_000);
    const work = {
      replies: 12,
      mayBe: 3,
      reviews: 4,
      failures: 3,
      bounces: 1,
      reminders: 3,
      dms: 4,
    };
    const { uid } = await openDay(page, work);
    const press = (keys: string) => page.keyboard.press(keys);
    const asked = () => expect(page.getByRole('dialog')).toBeVisible();
    const has = (name: string) => expect(open(page)).toContainText(name);
    await expect(page.getByRole('button', { name: '12 replies' })).toBeVisible();

    await has('Reply 0');
    await press('Enter');
    for (let n = 0; n < 6; n += 1) {
      await has(`Reply ${n}`);
      await expect(focused(page)).toHaveAccessibleName(new RegExp(`^Your answer to reply${n}@`));
      await page.keyboard.type(`Great, ${n}.`);
      await press('ControlOrMeta+Enter');
    }
    await expect(focused(page)).toHaveAccessibleName(/^Your answer to reply6@/);
    await press('Escape');
    await press('e');
    await has('Reply 7');
    await press('i');
    await press('e');
    await has('Reply 8');
    await press('l');
    await asked();
    await press('3');
    await has('Reply 9');
    await press('n');
    await has('Reply 10');
    await press('x');
    await has('Reply 11');
    await press('h');
    await asked();
    await press('7');
    await has('Maybe 0');
    await press('n');
    await has('Maybe 1');
    await press('n');
    await has('Maybe 2');
    await press('n');
    await has('Review');
    await press('e');
    await has('Review');
    await press('Enter');
    for (let n = 3; n >= 0; n -= 1) {
      const review = page.getByRole('dialog', { name: `Review email to Review ${n}` });
      await expect(review.frameLocator('iframe').getByText('our serum')).toBeVisible();
      // A press counts once the email could be read.
      await expect(review.getByRole('button', { name: /^Send/ })).toBeEnabled();
      await press('ControlOrMeta+Enter');
    }
    await expect(focused(page)).toHaveText('Close');
    await press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await has('Failure 0');
    for (let n = 0; n < 4; n += 1) await press('e');
    await has('Reminder');
    await press('e');
    await has('Reminder');
    await press('h');
    await asked();
    await press('1');
    await has('Reminder');
    await press('e');
    for (let n = 0; n < 4; n += 1) {
      await has('DM');
      await press('e');
    }
    await expect
      .poll(() => answersOf(uid).then((ids) => ids.toSorted()))
      .toEqual(Array.from({ length: 6 }, (_, n) => `reply${n}`));
    expect(await creatorOf(uid, 'reply9')).toMatchObject({ status: 'Rejected' });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('thirty items are done by thumb', async ({ page }) => {
    test.setTimeout(300_000);
    const work = {
      replies: 9,
      mayBe: 3,
      reviews: 4,
      failures: 4,
      bounces: 2,
      reminders: 4,
      dms: 4,
    };
    const { uid } = await openDay(page, work);
    const screen = page.getByRole('dialog').filter({ has: button(page, 'Back') });
    const has = (name: string) =>
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    const tap = (name: string | RegExp) => screen.getByRole('button', { name }).last().tap();

    await rows(page).first().getByRole('button').tap();
    await test.step('two replies are answered, one is put off, the others are done', async () => {
      for (let n = 0; n < 2; n += 1) {
        await has(`Reply ${n}`);
        await screen.getByRole('textbox', { name: /^Your answer/ }).fill(`Great, ${n}.`);
        await tap('Send answer');
      }
      await has('Reply 2');
      await tap('Remind me');
      await page.getByRole('button', { name: /^In 3 days/ }).tap();
      for (let n = 3; n < 9; n += 1) {
        await has(`Reply ${n}`);
        await tap('Done');
      }
    });
    await test.step('a message that is not theirs leaves with the person’s word', async () => {
      for (let n = 0; n < 3; n += 1) {
        await has(`Maybe ${n}`);
        await tap('No');
      }
    });
    await test.step('emails on hold are read and sent', async () => {
      for (let n = 3; n >= 0; n -= 1) {
        await has(`Review ${n}`);
        await screen
          .getByRole('button', { name: /^Review/ })
          .first()
          .tap();
        const send = page.getByRole('button', { name: /^Send email/ });
        await expect(send).toBeEnabled();
        await send.tap();
      }
    });
    await test.step('failures are seen, reminders done, DMs sent', async () => {
      for (const name of ['Failure', 'Bounce', 'Reminder', 'DM'])
        for (let n = 0; n < (name === 'Bounce' ? 2 : 4); n += 1) {
          await has(name === 'DM' ? `Dm ${n}` : name);
          await tap(name === 'DM' ? 'I sent it' : name === 'Reminder' ? 'Done' : 'Seen');
        }
    });
    await expect(screen.getByRole('heading', { name: 'Replies aren’t watched' })).toBeVisible();
    await tap('Put aside');
    await expect(page.getByText('Nothing waits for you.')).toBeVisible();
    await expect
      .poll(() => answersOf(uid).then((ids) => ids.toSorted()))
      .toEqual(['reply0', 'reply1']);
  });
});
