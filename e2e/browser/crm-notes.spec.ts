import { creatorDocument } from '@vibes/core/firestore/documents';
import { dataOf, database } from '../support/database.ts';
import { writeCreators, writeManyCreators } from '../support/write-creators.ts';
import { ann, drawer, notesOn, openCrm, signIn } from './crm.ts';
import { errorToast, expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** The notes on a creator: typed, saved, changed elsewhere. */

test('notes on creators', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 2);
  await writeCreators(uid, { ann });
  await openCrm(page);

  await test.step('notes stay typed until they are saved or discarded', async () => {
    const name = page.getByRole('link', { name: 'Ann Lee' });
    const notes = drawer(page).getByRole('textbox', { name: 'Notes on Ann Lee' });
    await name.click();
    await notes.fill('Wants 400 for a reel');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('link', { name: 'API Key' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await name.click();
    await expect(notes).toHaveValue('Wants 400 for a reel');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect
      .poll(() => dataOf(creatorDocument.path(uid, 'ann')))
      .toMatchObject({
        notes: 'Wants 400 for a reel',
      });

    await notes.fill('x'.repeat(9_990));
    await expect(page.getByText('Not saved yet, 10 characters left')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(notes).toHaveValue('Wants 400 for a reel');
    await page.reload();
    await expect(notes).toHaveValue('Wants 400 for a reel');
  });

  await test.step('notes never overwrite newer ones without asking', async () => {
    const notes = notesOn(page, 'Ann Lee');
    const newer = drawer(page).getByRole('group', { name: 'Newer notes' });
    const stored = (await database()).doc(creatorDocument.path(uid, 'ann'));
    const writeElsewhere = (text: string) => stored.update({ notes: text, updated_at: new Date() });

    await notes.fill('Mine');
    await writeElsewhere('From the phone');
    await expect(newer).toContainText('From the phone');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(errorToast(page, 'Notes not saved')).toContainText(
      'These notes were changed elsewhere. Choose which to keep.',
    );
    await expect(notes).toHaveValue('Mine');
    await expect
      .poll(() => dataOf(creatorDocument.path(uid, 'ann')))
      .toMatchObject({ notes: 'From the phone' });
    await newer.getByRole('button', { name: 'Keep mine' }).click();
    await expect(newer).toHaveCount(0);
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(
      drawer(page).getByRole('status').getByText('Saved', { exact: true }),
    ).toBeVisible();
    await expect
      .poll(() => dataOf(creatorDocument.path(uid, 'ann')))
      .toMatchObject({ notes: 'Mine' });

    await notes.fill('Mine again');
    await writeElsewhere('From another tab');
    await newer.getByRole('button', { name: 'Use newer notes' }).click();
    await expect(notes).toHaveValue('From another tab');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
  });

  await test.step('notes on one creator stay typed while those on another are being saved', async () => {
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    // Held at its read: a held commit would block the database client's whole queue.
    await page.route(/documents:batchGet/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Creator 001' }).click();
    await notesOn(page, 'Creator 001').fill('Alpha');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await pressEscape(page);
    await page.getByRole('link', { name: 'Creator 002' }).click();
    await notesOn(page, 'Creator 002').fill('Beta');
    release();
    await expect
      .poll(() => dataOf(creatorDocument.path(uid, 'c1')))
      .toMatchObject({ notes: 'Alpha' });
    await pressEscape(page);
    await page.getByRole('link', { name: 'Creator 001' }).click();
    await expect(notesOn(page, 'Creator 001')).toHaveValue('Alpha');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await pressEscape(page);
    await page.getByRole('link', { name: 'Creator 002' }).click();
    await expect(notesOn(page, 'Creator 002')).toHaveValue('Beta');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });
});
