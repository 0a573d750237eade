import type { Page } from '@playwright/test';
import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { creditsOf } from '../support/account.ts';
import { dataOf, database } from '../support/database.ts';
import { saveSettings, statesOf } from '../support/deliveries.ts';
import { deepOr } from '../support/deep.ts';
import { writeCreators, writeManyCreators, writtenCreator } from '../support/write-creators.ts';
import { drawer, expectNoViolations, openCrm, search, signIn, turnTo } from './crm.ts';
import { expect, faultyTest } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { tabTo } from './tab-to.ts';

/** The list of creators worked through by keys; many at once: chosen, given a status, written to, deleted. */

faultyTest.use({ viewport: { width: 1440, height: 900 } });

/** Above 500, several batches; of which the unit tests tell, too. */
const MANY = deepOr(1204, 12);
/** The emulator answers each change with all documents of every query that is open. */
const WRITTEN = { timeout: deepOr(240_000, 40_000) };
const COUNT = MANY.toLocaleString('en-US');

const name = (page: Page, number: number) =>
  page.getByRole('main').getByRole('link', { name: `Creator 00${number}`, exact: true });
const box = (page: Page, of: string) => page.getByRole('checkbox', { name: `Select ${of}` });
const status = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Status of Creator 00${number}` });
const press = (page: Page, key: string) => page.keyboard.press(key);
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected creators' });
const report = (page: Page) => page.getByRole('region', { name: 'Last action' });
const selectPage = (page: Page) => page.getByRole('checkbox', { name: 'Select this page' });
const button = (page: Page, label: string) => bar(page).getByRole('button', { name: label });

faultyTest('creators are worked through by keys, and many at once', async ({ page, context }) => {
  faultyTest.setTimeout(deepOr(900_000, 240_000));
  const { step } = faultyTest;
  const account = await signIn(page);
  const { uid } = account;
  await saveSettings(account, { table: 'email_settings', data: { daily_cap: 1 } });
  await writeManyCreators(uid, MANY);
  const stored = async (id: string) => (await dataOf(creatorDocument.path(uid, id)))?.['status'];
  await openCrm(page);
  await expect(page.getByText(`1–5 of ${COUNT} creators`)).toBeVisible();

  await step('arrows enter the list and move through its rows', async () => {
    const keys = page.getByRole('list', { name: 'Keys of this list' });
    for (const key of ['↑ ↓', 'Enter', 'Space', '1–7', '/', 'Esc'])
      await expect(keys.locator('kbd', { hasText: key }).first()).toBeVisible();
    await press(page, 'ArrowDown');
    await expect(name(page, 1)).toBeFocused();
    await press(page, 'ArrowDown');
    await press(page, 'j');
    await press(page, 'k');
    await expect(name(page, 2)).toBeFocused();
    await press(page, 'End');
    await press(page, 'ArrowDown');
    await expect(name(page, 5)).toBeFocused();
    await press(page, 'Home');
    await expect(name(page, 1)).toBeFocused();
  });

  await step('Enter opens the details, and closing them leads back to the row', async () => {
    await press(page, 'Enter');
    await expect(drawer(page)).toContainText('Creator 001');
    await press(page, '3');
    await pressEscape(page);
    await expect(drawer(page)).toHaveCount(0);
    await expect(name(page, 1)).toBeFocused();
    await expect(status(page, 1)).toHaveValue('Discovered');
  });

  await step('a digit sets the status of the row, a space chooses it', async () => {
    await press(page, '3');
    await expect(page.getByText('Status of Creator 001 set to Responded')).toBeVisible();
    await expect(name(page, 1)).toBeFocused();
    expect(await stored('c1')).toBe('Responded');
    await press(page, 'Space');
    await expect(box(page, 'Creator 001')).toBeChecked();
    await press(page, 'ArrowDown');
    await press(page, 'ArrowDown');
    await press(page, 'Shift+Space');
    await expect(bar(page)).toContainText('3 selected');
    await expect(name(page, 3)).toBeFocused();
    await expectNoViolations(page);
    await press(page, '5');
    await expect(report(page)).toContainText('Status of 3 creators set to Converted');
    await expect(status(page, 4)).toHaveValue('Discovered');
    await press(page, 'Escape');
    await expect(bar(page)).toHaveCount(0);
  });

  await step('while somebody types, keys are letters; a check box takes a space once', async () => {
    await press(page, '/');
    await page.keyboard.type('004');
    await expect(search(page)).toHaveValue('004');
    await expect(status(page, 4)).toHaveValue('Discovered');
    await press(page, 'Escape');
    await expect(search(page)).toHaveValue('');
    await tabTo(page, box(page, 'Creator 002'));
    await press(page, 'Space');
    await expect(box(page, 'Creator 002')).toBeChecked();
    await press(page, 'ArrowDown');
    await expect(name(page, 3)).toBeFocused();
    await press(page, 'Escape');
  });

  await step('the focus stays in the list when its row is gone', async () => {
    await turnTo(page, 2);
    await name(page, 7).focus();
    const deleted = (await database()).doc(creatorDocument.path(uid, 'c7'));
    const before = (await deleted.get()).data();
    await deleted.delete();
    await expect(name(page, 7)).toHaveCount(0);
    await expect(name(page, 8)).toBeFocused();
    await deleted.set(before ?? {});
    await expect(name(page, 7)).toBeVisible();
    await turnTo(page, 1);
  });

  await step('a range is chosen by Shift, over pages; a page is chosen, and given up', async () => {
    await box(page, 'Creator 003').click();
    await turnTo(page, 2);
    await box(page, 'Creator 007').click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('5 selected');
    await turnTo(page, 1);
    await expect(box(page, 'Creator 002')).not.toBeChecked();
    await box(page, 'Creator 004').click();
    await expect(selectPage(page)).toHaveJSProperty('indeterminate', true);
    await selectPage(page).click();
    await expect(bar(page)).toContainText('7 selected');
    await selectPage(page).click();
    await expect(bar(page)).toContainText('2 selected');
  });

  await step('all that match a search are chosen; another search ends the selection', async () => {
    await search(page).fill('Creator 00');
    await expect(page.getByText('1–5 of 9 creators')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await box(page, 'Creator 001').click();
    await button(page, 'Select all 9 that match').click();
    await expect(bar(page)).toContainText('9 selected');
    await search(page).fill('');
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
  });

  await step('a status is set for all, of whom most may still be loaded', async () => {
    await writeCreators(uid, {
      c2: writtenCreator(2, { status: 'Contacted', status_set_by: 'event' }),
    });
    await page.reload();
    await box(page, 'Creator 001').click();
    await bar(page)
      .getByRole('button', { name: /^Select all [\d,]+$/ })
      .click();
    await expect(bar(page)).toContainText(`${COUNT} selected`);
    await page
      .getByRole('combobox', { name: 'Set the status of the selected creators' })
      .selectOption('Rejected');
    await expect(report(page)).toContainText(
      `Status of ${COUNT} creators set to Rejected`,
      WRITTEN,
    );
    expect(await stored(`c${MANY}`)).toBe('Rejected');
  });

  await step('undo gives each back what it had, but for those changed since', async () => {
    const changed = { status: 'Meeting Scheduled', status_set_by: 'person' };
    const c3 = (await database()).doc(creatorDocument.path(uid, 'c3'));
    await c3.update({ ...changed, updated_at: new Date() });
    await report(page).getByRole('button', { name: 'Undo' }).click();
    const rest = `Status of ${(MANY - 1).toLocaleString('en-US')} creators set back`;
    await expect(report(page)).toContainText(rest, WRITTEN);
    await expect(report(page)).toContainText('1 not done: Their status has changed since then.');
    expect(await dataOf(creatorDocument.path(uid, 'c2'))).toMatchObject({
      ...{ status: 'Contacted', status_set_by: 'event' },
    });
    expect(await stored(`c${MANY}`)).toBe('Discovered');
    expect(await stored('c3')).toBe('Meeting Scheduled');
    await report(page).getByRole('button', { name: 'Select this one' }).click();
    await expect(bar(page)).toContainText('1 selected');
    await expect(box(page, 'Creator 003')).toBeChecked();
    await report(page).getByRole('button', { name: 'Close' }).click();
    await expect(report(page)).toHaveCount(0);
    await press(page, 'Escape');
  });

  await step('many are deleted, in another tab too, and brought back by Undo', async () => {
    const other = await context.newPage();
    await openCrm(other);
    await expect(name(other, 1)).toBeVisible();
    await selectPage(page).click();
    await button(page, 'Delete').click();
    await expect(report(page)).toContainText('5 creators deleted');
    await expect(name(page, 1)).toHaveCount(0);
    await expect(name(other, 1)).toHaveCount(0);
    expect(await dataOf(deletedCreatorDocument.path(uid, 'c1'))).toMatchObject({
      deleted_at: expect.anything(),
    });
    await report(page).getByRole('button', { name: 'Undo' }).click();
    await expect(report(page)).toContainText('5 creators restored');
    await expect(name(page, 1)).toBeVisible();
    await expect(name(other, 1)).toBeVisible();
    await other.close();
  });

  await step(
    'emails to many are queued, each for its credit; one press stops those that wait',
    async () => {
      const of = (label: string, fields = {}) =>
        writtenCreator(0, { name: label, email: `${label}@studio.example`, ...fields });
      await writeCreators(uid, {
        ann: of('ann'),
        bob: of('bob', { email_set_by: 'person', read_state: 'blocked' }),
        dan: of('dan', { opted_out_at: new Date() }),
      });
      const before = (await creditsOf(uid)).balance;
      await page.goto('/dashboard/crm?email=yes');
      await selectPage(page).click();
      await button(page, 'Send email').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Send 2 emails' }).click();
      await expect(report(page)).toContainText('2 emails queued');
      await expect(report(page).getByRole('link', { name: 'dan' })).toBeVisible();
      expect((await creditsOf(uid)).balance).toBe(before - 1);
      expect(await dataOf(creatorDocument.path(uid, 'bob'))).toMatchObject({
        charged_at: expect.anything(),
      });
      await expect.poll(() => statesOf(uid)).toEqual({ sent: 1, queued: 1 });
      await report(page).getByRole('button', { name: 'Stop them' }).click();
      await expect(report(page)).toContainText('1 email stopped');
      await expect(report(page)).toContainText('1 not done: ');
      expect(await statesOf(uid)).toEqual({ sent: 1, cancelled: 1 });
    },
  );
});
