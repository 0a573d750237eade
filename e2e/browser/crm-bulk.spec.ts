import type { Page } from '@playwright/test';
import {
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { creditsOf } from '../support/account.ts';
import { dataOf, database } from '../support/database.ts';
import { saveSettings, statesOf } from '../support/deliveries.ts';
import { deepOr } from '../support/deep.ts';
import { writeCreators, writeManyCreators, writtenCreator } from '../support/write-creators.ts';
import { expectNoViolations, openCrm, search, signIn, turnTo } from './crm.ts';
import { expect, faultyTest, test } from './fixtures.ts';

/** Many creators at once: chosen, given a status, written to. */

test.use({ viewport: { width: 1440, height: 900 } });

/** Above 500, several batches; of which the unit tests tell, too. */
const MANY = deepOr(1204, 40);
/** The emulator answers each change with all documents of every query that is open. */
const WRITTEN = { timeout: deepOr(240_000, 40_000) };

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected creators' });
const report = (page: Page) => page.getByRole('region', { name: 'Last action' });
const setStatus = (page: Page, status: string) =>
  page
    .getByRole('combobox', { name: 'Set the status of the selected creators' })
    .selectOption(status);
const storedStatus = async (uid: string, id: string) =>
  (await dataOf(creatorDocument.path(uid, id)))?.['status'];

test('many creators are chosen', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, MANY);
  await openCrm(page);
  await expect(page.getByText(`1–5 of ${MANY.toLocaleString('en-US')} creators`)).toBeVisible();

  await test.step('a range is chosen by Shift, over pages', async () => {
    await box(page, 'Creator 003').click();
    await turnTo(page, 2);
    await box(page, 'Creator 007').click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('5 selected');
    await turnTo(page, 1);
    await expect(box(page, 'Creator 004')).toBeChecked();
    await expect(box(page, 'Creator 002')).not.toBeChecked();
    await box(page, 'Creator 004').click();
    await expect(bar(page)).toContainText('4 selected');
  });

  await test.step('a page is chosen, and given up', async () => {
    const all = page.getByRole('checkbox', { name: 'Select this page' });
    await expect(all).toHaveJSProperty('indeterminate', true);
    await all.click();
    await expect(bar(page)).toContainText('7 selected');
    await all.click();
    await expect(bar(page)).toContainText('2 selected');
    await expectNoViolations(page);
  });

  await test.step('all that match a search are chosen; another search ends the selection', async () => {
    await search(page).fill('Creator 00');
    await expect(page.getByText('1–5 of 9 creators')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await box(page, 'Creator 001').click();
    await bar(page).getByRole('button', { name: 'Select all 9 that match' }).click();
    await expect(bar(page)).toContainText('9 selected');
    await search(page).fill('');
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
  });

  await test.step('all are chosen, of which most are still to be loaded after a reload', async () => {
    await page.reload();
    await box(page, 'Creator 001').click();
    await bar(page)
      .getByRole('button', { name: /^Select all [\d,]+$/ })
      .click();
    await expect(bar(page)).toContainText(`${MANY.toLocaleString('en-US')} selected`);
  });
});

test('a status is set for many, and each gets back what it had', async ({ page }) => {
  test.setTimeout(deepOr(900_000, 240_000));
  const { uid } = await signIn(page);
  await writeManyCreators(uid, MANY);
  await writeCreators(uid, {
    c2: writtenCreator(2, { status: 'Contacted', status_set_by: 'event' }),
  });
  await openCrm(page);

  await test.step('a status is set for all', async () => {
    await box(page, 'Creator 001').click();
    await bar(page)
      .getByRole('button', { name: /^Select all [\d,]+$/ })
      .click();
    await expect(bar(page)).toContainText(`${MANY.toLocaleString('en-US')} selected`);
    await setStatus(page, 'Rejected');
    await expect(report(page)).toContainText(
      `Status of ${MANY.toLocaleString('en-US')} creators set to Rejected`,
      WRITTEN,
    );
    expect(await storedStatus(uid, `c${MANY}`)).toBe('Rejected');
    await expect(page.getByRole('combobox', { name: 'Status of Creator 001' })).toHaveValue(
      'Rejected',
    );
  });

  await test.step('undo gives each back what it had, but for those changed since', async () => {
    const db = await database();
    await db
      .doc(creatorDocument.path(uid, 'c3'))
      .update({ status: 'Converted', status_set_by: 'person', updated_at: new Date() });
    await report(page).getByRole('button', { name: 'Undo' }).click();
    await expect(report(page)).toContainText(
      `Status of ${(MANY - 1).toLocaleString('en-US')} creators set back`,
      WRITTEN,
    );
    await expect(report(page)).toContainText('1 not done: Their status has changed since then.');
    expect(await dataOf(creatorDocument.path(uid, 'c2'))).toMatchObject({
      status: 'Contacted',
      status_set_by: 'event',
    });
    expect(await storedStatus(uid, `c${MANY}`)).toBe('Discovered');
    expect(await storedStatus(uid, 'c3')).toBe('Converted');
    await expectNoViolations(page);
  });

  await test.step('those that failed can be selected, and the report is closed', async () => {
    await report(page).getByRole('button', { name: 'Select this one' }).click();
    await expect(bar(page)).toContainText('1 selected');
    await expect(box(page, 'Creator 003')).toBeChecked();
    await report(page).getByRole('button', { name: 'Close' }).click();
    await expect(report(page)).toHaveCount(0);
  });
});

test('emails to many are sent once the person knows what they cost and how long they take', async ({
  page,
}) => {
  const { uid } = await signIn(page);
  const of = (minutes: number, fields: Parameters<typeof writtenCreator>[1]) =>
    writtenCreator(minutes, { ...fields, other_emails: [] });
  await writeCreators(uid, {
    ann: of(1, { name: 'Ann', email: 'ann@studio.example', email_source: 'bio' }),
    bob: of(2, {
      ...{ name: 'Bob', email: 'bob@studio.example', email_set_by: 'person' },
      ...{ read_state: 'blocked' },
    }),
    cleo: of(3, { name: 'Cleo', email: null }),
    dan: of(4, { name: 'Dan', email: 'dan@studio.example', opted_out_at: new Date() }),
    eve: of(5, { name: 'Eve', email: 'eve@studio.example', email_sent: true }),
  });
  const before = (await creditsOf(uid)).balance;
  await openCrm(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  const dialog = page.getByRole('alertdialog');

  await test.step('before it is confirmed, it says so, and who is left out', async () => {
    await bar(page).getByRole('button', { name: 'Send email' }).click();
    await expect(dialog.getByRole('heading')).toHaveText('Send 2 emails?');
    await expect(dialog).toContainText(/Your mailbox sends at most \d+ emails a day/);
    await expect(dialog).toContainText('This costs 1 credit');
    await expect(dialog).toContainText('3 creators left out');
    await expect(dialog).toContainText('1: No email address yet.');
    await expect(dialog).toContainText('1: Unsubscribed from your emails.');
    await expect(dialog).toContainText('1: You already emailed them.');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await statesOf(uid)).toEqual({});
  });

  await test.step('where there is none to send, it can only be closed', async () => {
    await box(page, 'Ann').click();
    await box(page, 'Bob').click();
    await bar(page).getByRole('button', { name: 'Send email' }).click();
    await expect(dialog.getByRole('heading')).toHaveText('No email to send');
    await expect(dialog.getByRole('button')).toHaveText(['Close']);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await box(page, 'Ann').click();
    await box(page, 'Bob').click();
  });

  await test.step('confirmed, they are queued, each for its credit, and the rest has its reasons', async () => {
    await bar(page).getByRole('button', { name: 'Send email' }).click();
    await dialog.getByRole('button', { name: 'Send 2 emails' }).click();
    await expect(report(page)).toContainText('2 emails queued');
    await expect(report(page)).toContainText('1 not done: No email address yet.');
    await expect(report(page).getByRole('link', { name: 'Dan' })).toBeVisible();
    expect((await creditsOf(uid)).balance).toBe(before - 1);
    expect(await dataOf(creatorDocument.path(uid, 'bob'))).toMatchObject({
      charged_at: expect.anything(),
    });
    expect(await dataOf(deliveryDocument.path(uid, 'email_ann'))).toMatchObject({
      to: 'ann@studio.example',
    });
    await expectNoViolations(page);
  });
});

faultyTest('of emails to many, one press stops those that still wait', async ({ page }) => {
  const account = await signIn(page);
  const { uid } = account;
  await saveSettings(account, { table: 'email_settings', data: { daily_cap: 1 } });
  const of = (name: string) => writtenCreator(1, { name, email: `${name}@studio.example` });
  await writeCreators(uid, { ann: of('ann'), bob: of('bob') });
  await openCrm(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await bar(page).getByRole('button', { name: 'Send email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send 2 emails' }).click();
  await expect(report(page)).toContainText('2 emails queued');
  await expect.poll(() => statesOf(uid)).toEqual({ sent: 1, queued: 1 });

  await report(page).getByRole('button', { name: 'Stop them' }).click();
  await expect(report(page)).toContainText('1 email stopped');
  await expect(report(page)).toContainText('1 not done: ');
  expect(await statesOf(uid)).toEqual({ sent: 1, cancelled: 1 });
});

test('many creators are deleted, and brought back by Undo', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 7);
  await openCrm(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(report(page)).toContainText('5 creators deleted');
  await expect(page.getByText('1–2 of 2 creators')).toBeVisible();
  expect(await dataOf(deletedCreatorDocument.path(uid, 'c1'))).toMatchObject({
    deleted_at: expect.anything(),
  });

  await report(page).getByRole('button', { name: 'Undo' }).click();
  await expect(report(page)).toContainText('5 creators restored');
  await expect(page.getByText('1–5 of 7 creators')).toBeVisible();
});
