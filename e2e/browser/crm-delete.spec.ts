import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { dataOf } from '../support/database.ts';
import { writeCreators, writeManyCreators } from '../support/write-creators.ts';
import { ann, drawer, expectNoViolations, openCrm, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** Creators that are deleted, and how they come back. */

test('a creator is deleted, and comes back', async ({ page, context }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 2);
  await writeCreators(uid, { ann: { ...ann, notes: 'Met in Rome' } });
  await openCrm(page);
  const name = page.getByRole('link', { name: 'Ann Lee' });
  const isThere = (path: string) => dataOf(path).then((data) => data !== undefined);
  const creator = creatorDocument.path(uid, 'ann');
  const deleted = deletedCreatorDocument.path(uid, 'ann');
  const dialog = page.getByRole('dialog', { name: 'Deleted in the last 30 days' });
  const open = page.getByRole('button', { name: 'Deleted in the last 30 days' });

  await test.step('nothing is deleted at first', async () => {
    await open.click();
    await expect(dialog).toContainText('Nothing deleted');
    await expect(dialog).toContainText('Creators that you delete are here for 30 days');
    expect((await dialog.boundingBox())?.height).toBeLessThan(300);
    await pressEscape(page);
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  const other = await context.newPage();
  await openCrm(other);
  const inOther = other.getByRole('link', { name: 'Ann Lee' });
  await expect(inOther).toBeVisible();

  await test.step('Delete closes the details, and the row goes, in the other tab too', async () => {
    await name.click();
    await drawer(page).getByRole('button', { name: 'Delete creator' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(name).toBeHidden();
    await expect(inOther).toBeHidden();
    expect(await isThere(creator)).toBe(false);
    expect(await isThere(deleted)).toBe(true);
  });

  await test.step('Undo brings it back, with its notes', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toBeVisible();
    await expect(inOther).toBeVisible();
    expect(await dataOf(creator)).toMatchObject({ notes: 'Met in Rome' });
    expect(await isThere(deleted)).toBe(false);
  });

  await test.step('its link says that it was deleted, and restores it', async () => {
    await name.click();
    await drawer(page).getByRole('button', { name: 'Delete creator' }).click();
    await expect(name).toBeHidden();
    await other.goto('/dashboard/crm?creator=ann');
    await expect(drawer(other)).toContainText('You deleted Ann Lee');
    await expect(drawer(other)).toContainText('Deleted creators can be restored for 30 days');
    await expectNoViolations(other);
    await drawer(other).getByRole('button', { name: 'Restore' }).click();
    await expect(drawer(other).getByRole('button', { name: 'Delete creator' })).toBeVisible();
    await expect(name).toBeVisible();
  });

  await test.step('the list of deleted ones restores one, or several', async () => {
    await drawer(other).getByRole('button', { name: 'Delete creator' }).click();
    await expect(name).toBeHidden();
    await open.click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText('Ann Lee');
    await expect(dialog).toContainText('After 30 days a creator is deleted for good');
    await expectNoViolations(page);
    await dialog.getByRole('checkbox', { name: 'Select all' }).check();
    await dialog.getByRole('button', { name: 'Restore 1' }).click();
    await expect(dialog).toContainText('Nothing deleted');
    await pressEscape(page);
    await expect(name).toBeVisible();
  });
});
