import type { Page } from '@playwright/test';
import { deliveryPayloadDocument, emailSettingsDocument } from '@vibes/core/firestore/documents';
import { requestCapture, tester } from '../support/account.ts';
import { dataOf, database } from '../support/database.ts';
import { deliveryOf } from '../support/deliveries.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { writeOwn } from '../support/person.ts';
import { violationsOn } from './axe.ts';
import { signIn } from './crm.ts';
import { button, emailToAnn, minutes, openWith, question, row, rows, TO } from './deliveries.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** Emails on hold are read, edited, sent or stopped, one after the other. */

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const frame = (page: Page) => page.frameLocator('[role=dialog] iframe');
const textbox = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const message = (text: string) => ({
  ...{ subject: 'Hello Ann', text, html: `<p>${text}</p>`, footer: null, request: null },
});
const PAYLOAD = 'deliveries/email_ann/private/payload';

/** An account whose `count` emails wait for the person. */
async function holdEmails(page: Page, count: number) {
  const account = await signIn(page);
  const settings = (await database()).doc(emailSettingsDocument.path(account.uid));
  await settings.update({ hold_back: 'review' });
  const held: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { url } = tester(`${account.name}${nth}`);
    const { body } = await requestCapture(account, { url });
    if (!body.ok || !body.email.to) throw new Error('The capture found no address.');
    held.push(body.email.to);
  }
  return { account, held };
}

/** The email to Ann on hold, in an account without others. */
async function holdOne(page: Page, fields: Parameters<typeof emailToAnn>[0] = {}) {
  const { uid } = await openWith(page, {});
  await writeOwn(uid, { [PAYLOAD]: message('Hi Ann') });
  await writeOwn(uid, { 'deliveries/email_ann': emailToAnn({ state: 'held', ...fields }) });
  await button(page, 'Review email to Ann Lee').click();
  await expect(frame(page).getByText('Hi Ann')).toBeVisible();
  return uid;
}

const sentTo = (to: string) =>
  eventually(
    () => mailsTo(to),
    (mails) => mails.length > 0,
  );

test('three emails on hold are reviewed one after the other', async ({ page }) => {
  const { account, held } = await holdEmails(page, 3);
  const [first = '', second = '', third = ''] = held;
  await page.goto('/dashboard/deliveries');
  await expect(rows(page)).toHaveCount(3);

  await test.step('the oldest opens first', async () => {
    await button(page, 'Review 3 emails').click();
    await expect(dialog(page)).toContainText('1 of 3');
    await expect(dialog(page)).toContainText(first);
    await expect(dialog(page)).toContainText('Waits for you');
    await expect(frame(page).getByText('Not interested?')).toBeVisible();
    await expect(inDialog(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
    await inDialog(page, 'Next').click();
    await expect(dialog(page)).toContainText('2 of 3');
    await inDialog(page, 'Previous').click();
    await expect(dialog(page)).toContainText('1 of 3');
  });

  await test.step('an edited email is saved and sent by one press, then the next one opens', async () => {
    await expect(frame(page).locator('p').first()).toBeVisible();
    await inDialog(page, 'Edit').click();
    await textbox(page, 'Subject').fill('A subject of my own');
    await textbox(page, 'Text').fill('Words of my own');
    await expect(inDialog(page, /^Send:? email/)).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Control+Enter');
    await expect(dialog(page)).toContainText('2 of 3');
    await expect(dialog(page)).toContainText(second);
    const [mail] = await sentTo(first);
    expect(JSON.stringify(mail)).toContain('A subject of my own');
  });

  await test.step('one that is not sent stays away, and the last is sent by its button', async () => {
    await expect(inDialog(page, /^Don’t send/)).not.toHaveAttribute('aria-disabled', 'true');
    await inDialog(page, /^Don’t send/).click();
    await expect(dialog(page)).toContainText('3 of 3');
    await expect(frame(page).locator('p').first()).toBeVisible();
    await expect(inDialog(page, /^Send:? email/)).not.toHaveAttribute('aria-disabled', 'true');
    await inDialog(page, /^Send:? email/).click();
    await expect(dialog(page)).toContainText('All reviewed');
    await expect(dialog(page)).toContainText('2 sent, 1 stopped');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    expect(await sentTo(third)).toHaveLength(1);
    expect(await mailsTo(second)).toEqual([]);
    await expect(button(page, 'Review 3 emails')).toHaveCount(0);
    expect(account.uid).not.toBe('');
  });
});

test('an edit is checked, saved, and asked about before it is lost', async ({ page }) => {
  const uid = await holdOne(page, { due_at: minutes(30) });
  await expect(dialog(page)).toContainText(/Goes out in \d+ minutes/);

  await test.step('what cannot be sent is told at its field', async () => {
    await inDialog(page, 'Edit').click();
    await textbox(page, 'Subject').fill('x'.repeat(70));
    await expect(dialog(page)).toContainText('Phones show about the first 60.');
    await textbox(page, 'Text').fill('Hi {{firstName}}');
    await expect(dialog(page)).toContainText('Replace {{firstName}} with your own words');
    await inDialog(page, 'Save').click();
    await expect(textbox(page, 'Text')).toBeFocused();
  });

  await test.step('Escape asks first', async () => {
    await pressEscape(page);
    await expect(question(page)).toContainText('Leave without saving?');
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(textbox(page, 'Text')).toHaveValue('Hi {{firstName}}');
  });

  await test.step('it is saved as it will be sent', async () => {
    await textbox(page, 'Subject').fill('Dear Ann');
    await textbox(page, 'Text').fill('Hi you\n\nhttps://nord.example');
    await inDialog(page, 'Save').click();
    await expect(frame(page).getByText('Hi you')).toBeVisible();
    await expect(dialog(page)).toContainText('Dear Ann');
    await eventually(
      () => dataOf(deliveryPayloadDocument.path(uid, 'email_ann')),
      (data) => data?.['text'] === 'Hi you\n\nhttps://nord.example',
    );
    expect(await deliveryOf(uid, 'email_ann')).toMatchObject({ subject: 'Dear Ann', revision: 1 });
  });

  await test.step('Escape closes it once nothing is unsaved, and the focus is back', async () => {
    await pressEscape(page);
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, 'Review email to Ann Lee')).toBeFocused();
  });
});

test('an edit never overwrites another, and nothing typed is lost', async ({ page }) => {
  const uid = await holdOne(page);

  await test.step('another edit comes first', async () => {
    await inDialog(page, 'Edit').click();
    await textbox(page, 'Text').fill('My words');
    await writeOwn(uid, {
      [PAYLOAD]: message('Their words'),
      'deliveries/email_ann': emailToAnn({ state: 'held', revision: 1 }),
    });
    await expect(dialog(page)).toContainText(
      'This email was changed elsewhere. Your changes weren’t saved.',
    );
    await expect(dialog(page)).toContainText('My words');
    await inDialog(page, 'Show the email as it is now').click();
    await expect(frame(page).getByText('Their words')).toBeVisible();
  });

  await test.step('it is sent meanwhile', async () => {
    await inDialog(page, 'Edit').click();
    await textbox(page, 'Text').fill('My words again');
    await writeOwn(uid, {
      'deliveries/email_ann': emailToAnn({ state: 'sent', revision: 1, sent_at: new Date() }),
    });
    await expect(dialog(page)).toContainText(
      'This email was already sent. Your changes weren’t saved.',
    );
    await inDialog(page, 'Copy').click();
    await expect(dialog(page)).toContainText('My words again');
    await inDialog(page, 'Continue').click();
    await expect(dialog(page)).toBeHidden();
    expect(await dataOf(deliveryPayloadDocument.path(uid, 'email_ann'))).toMatchObject({
      text: 'Their words',
    });
    await expect(row(page, TO)).toContainText('Sent');
  });
});

test('the dialog has no violation at 360 and 1440 px, light and dark', async ({ page }) => {
  await holdOne(page, { due_at: minutes(30) });
  for (const isEditing of [false, true]) {
    if (isEditing) await inDialog(page, 'Edit').click();
    for (const width of [1440, 360])
      for (const colorScheme of ['light', 'dark'] as const)
        await test.step(`${width} px, ${colorScheme}`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          expect(await violationsOn(page)).toEqual([]);
          const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrolls).toBeLessThanOrEqual(width);
          if (process.env['PICTURES'])
            await page.screenshot({
              path: `${process.env['PICTURES']}/review-${isEditing}-${width}-${colorScheme}.png`,
            });
        });
  }
});
