import { creatorDocument } from '@vibes/core/firestore/documents';
import { dataOf } from '../support/database.ts';
import { writeManyCreators } from '../support/write-creators.ts';
import { openCrm, search, signIn } from './crm.ts';
import { expect, faultyTest } from './fixtures.ts';

faultyTest(
  'without a network a status shows at once, and is saved once there is one',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 30);
    await openCrm(page);
    const status = (name: string) => page.getByRole('combobox', { name: `Status of ${name}` });
    const stored = async (id: string) => (await dataOf(creatorDocument.path(uid, id)))?.['status'];
    // All are loaded, so that the list is the one kept current by its changes.
    await search(page).fill('creator 00');
    // A selection ends with the search it was made in, so the new one is waited for.
    await expect(page.getByText('1–5 of 9 creators')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Creator 004' }).click();
    await page.getByRole('checkbox', { name: 'Select Creator 005' }).click();
    const many = page.getByRole('combobox', { name: 'Set the status of the selected creators' });
    await expect(many).toBeVisible();
    await page.context().setOffline(true);

    await faultyTest.step('of one', async () => {
      await status('Creator 003').selectOption('Responded');
      await expect(page.getByText('It is saved once you are back online.')).toBeVisible();
      await expect(status('Creator 003')).toHaveValue('Responded');
    });

    await faultyTest.step('of many', async () => {
      await many.selectOption('Meeting Scheduled');
      await expect(status('Creator 005')).toHaveValue('Meeting Scheduled');
      await expect(page.getByRole('region', { name: 'Last action' })).toContainText(
        'Status of 2 creators set to Meeting Scheduled',
      );
    });

    await page.context().setOffline(false);
    await expect.poll(() => stored('c3')).toBe('Responded');
    await expect.poll(() => stored('c5')).toBe('Meeting Scheduled');
    await expect(status('Creator 003')).toHaveValue('Responded');
    await expect(status('Creator 005')).toHaveValue('Meeting Scheduled');
  },
);
