import type { Page } from '@playwright/test';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { dataOf, database } from '../support/database.ts';
import { writeManyCreators } from '../support/write-creators.ts';
import { drawer, expectNoViolations, openCrm, search, signIn, turnTo } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** The list of creators without a mouse. */

test.use({ viewport: { width: 1440, height: 900 } });

const name = (page: Page, number: number) =>
  page.getByRole('main').getByRole('link', { name: `Creator 00${number}`, exact: true });
const box = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select Creator 00${number}` });
const status = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Status of Creator 00${number}` });
const press = (page: Page, key: string) => page.keyboard.press(key);

test('the list is worked through by its keys', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 8);
  await openCrm(page);
  await expect(page.getByText('1–5 of 8 creators')).toBeVisible();

  await test.step('a line names the keys', async () => {
    const keys = page.getByRole('list', { name: 'Keys of this list' });
    for (const key of ['↑ ↓', 'Enter', 'Space', '1–7', '/', 'Esc'])
      await expect(keys.locator('kbd', { hasText: key }).first()).toBeVisible();
  });

  await test.step('arrows enter the list and move through its rows', async () => {
    await press(page, 'ArrowDown');
    await expect(name(page, 1)).toBeFocused();
    await press(page, 'ArrowDown');
    await press(page, 'j');
    await expect(name(page, 3)).toBeFocused();
    await press(page, 'k');
    await expect(name(page, 2)).toBeFocused();
    await press(page, 'End');
    await press(page, 'ArrowDown');
    await expect(name(page, 5)).toBeFocused();
    await press(page, 'Home');
    await expect(name(page, 1)).toBeFocused();
  });

  await test.step('Enter opens the details, and closing them leads back to the row', async () => {
    await press(page, 'Enter');
    await expect(drawer(page)).toContainText('Creator 001');
    await press(page, '3');
    await press(page, 'Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(name(page, 1)).toBeFocused();
    await expect(status(page, 1)).toHaveValue('Discovered');
  });

  await test.step('a digit sets the status of the row', async () => {
    await press(page, '3');
    await expect(status(page, 1)).toHaveValue('Responded');
    await expect(page.getByText('Status of Creator 001 set to Responded')).toBeVisible();
    await expect(name(page, 1)).toBeFocused();
    expect(await dataOf(creatorDocument.path(uid, 'c1'))).toMatchObject({
      status: 'Responded',
      status_set_by: 'person',
    });
  });

  await test.step('a space chooses the row, with Shift all up to it', async () => {
    await press(page, 'Space');
    await expect(box(page, 1)).toBeChecked();
    await press(page, 'ArrowDown');
    await press(page, 'ArrowDown');
    await press(page, 'Shift+Space');
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(box(page, 2)).toBeChecked();
    await expect(name(page, 3)).toBeFocused();
    await expectNoViolations(page);
  });

  await test.step('then a digit sets the status of all that are chosen', async () => {
    await press(page, '5');
    await expect(page.getByText('Status of 3 creators set to Converted').first()).toBeVisible();
    for (const number of [1, 2, 3]) await expect(status(page, number)).toHaveValue('Converted');
    await expect(status(page, 4)).toHaveValue('Discovered');
  });

  await test.step('Escape clears the selection', async () => {
    await press(page, 'Escape');
    await expect(box(page, 1)).not.toBeChecked();
    await expect(page.getByText('3 selected')).toHaveCount(0);
  });

  await test.step('while somebody types, keys are letters', async () => {
    await press(page, '/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('00');
    await press(page, '4');
    await expect(search(page)).toHaveValue('004');
    await expect(status(page, 4)).toHaveValue('Discovered');
    await press(page, 'Escape');
    await expect(search(page)).toHaveValue('');
  });

  await test.step('a check box is reached by Tab and pressed by a space once', async () => {
    await tabTo(page, box(page, 2));
    await press(page, 'Space');
    await expect(box(page, 2)).toBeChecked();
    await press(page, 'ArrowDown');
    await expect(name(page, 3)).toBeFocused();
    await press(page, 'Escape');
  });

  await test.step('the focus stays in the list when its row is gone', async () => {
    await turnTo(page, 2);
    await name(page, 7).focus();
    const db = await database();
    await db.doc(creatorDocument.path(uid, 'c7')).delete();
    await expect(name(page, 7)).toHaveCount(0);
    await expect(name(page, 8)).toBeFocused();
  });

  await test.step('it stays beside the list when the last row of a filter is gone', async () => {
    await page.goto('/dashboard/crm?status=Converted&q=Creator+001');
    await name(page, 1).focus();
    await press(page, '1');
    await expect(page.locator(':focus')).toContainText('No creator matches “Creator 001”');
  });
});
