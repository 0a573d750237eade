import { creatorDocument } from '@vibes/core/firestore/documents';
import { dataOf, database } from '../support/database.ts';
import { writeManyCreators } from '../support/write-creators.ts';
import { drawer, notesOn, openCrm, search, signIn, TRANSACTION } from './crm.ts';
import { errorToast, expect, faultyTest } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** What the CRM shows when a request fails. */

faultyTest.describe('when something fails', () => {
  const DATABASE = /google\.firestore\.v1\.Firestore/;

  faultyTest('creators that cannot be loaded show an error and a retry', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 2);
    await page.route(DATABASE, (route) => route.abort());
    await openCrm(page);
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('Error', { exact: true })).toBeVisible();
    await expect(toast.getByText('Failed to load creators from the database')).toBeVisible();
    // Pressed while requests still fail: as soon as the server answers, the page recovers by
    // itself.
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.unroute(DATABASE);
    await expect(page.getByRole('link', { name: 'Creator 001' })).toBeVisible();
  });

  faultyTest('a search that fails says how far it came, and can go on', async ({ page }) => {
    faultyTest.setTimeout(120_000);
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 60);
    await openCrm(page);
    await expect(page.getByText('1–5 of 60 creators')).toBeVisible();
    await page.route(DATABASE, (route) => route.abort());
    await search(page).fill('creator 0');
    await expect(page.getByText('Searching 25 of 60 …')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Creator 001' })).toBeVisible();
    await expect(page.getByText('We could only search 25 of 60 creators.')).toBeVisible();
    await page.unroute(DATABASE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1–5 of 60 creators')).toBeVisible({ timeout: 60_000 });
  });
});

faultyTest('a change that cannot be saved can be made again', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 4);
  await openCrm(page);

  await faultyTest.step(
    'a status chosen without a connection returns to the saved one',
    async () => {
      const status = page.getByRole('combobox', { name: 'Status of Creator 001' });
      await expect(status).toHaveValue('Discovered');
      await page.route(TRANSACTION, (route) => route.abort());
      await status.selectOption('Responded');
      await expect(errorToast(page, 'Status not changed')).toBeVisible();
      await expect(status).toHaveValue('Discovered');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.unroute(TRANSACTION);
      await status.selectOption('Responded');
      await expect(page.getByText('Status of Creator 001 set to Responded')).toBeVisible();
      await expect(status).toHaveValue('Responded');
    },
  );

  await faultyTest.step(
    'of several quick choices the last one is saved, however slow the first is',
    async () => {
      const status = page.getByRole('combobox', { name: 'Status of Creator 002' });
      const stored = () => dataOf(creatorDocument.path(uid, 'c2'));
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let requests = 0;
      await page.route(TRANSACTION, async (route) => {
        requests += 1;
        if (requests === 1) await held;
        await route.continue();
      });
      await status.selectOption('Responded');
      await expect.poll(() => requests).toBe(1);
      await status.selectOption('Rejected');
      await status.selectOption('Converted');
      await expect(status).toHaveValue('Converted');
      release();
      await expect(page.getByText('Status of Creator 002 set to Converted')).toBeVisible();
      await expect(page.getByText('Status of Creator 002 set to Rejected')).toHaveCount(0);
      await expect(status).toHaveValue('Converted');
      expect(await stored()).toMatchObject({ status: 'Converted' });

      await page.unroute(TRANSACTION);
    },
  );

  await faultyTest.step('when the last one is refused, the one before it stays', async () => {
    const status = page.getByRole('combobox', { name: 'Status of Creator 003' });
    let requests = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(TRANSACTION, async (route) => {
      requests += 1;
      if (requests === 1) await held;
      // A transaction reads, then commits.
      if (requests > 2) await route.abort();
      else await route.continue();
    });
    await status.selectOption('Responded');
    await expect.poll(() => requests).toBe(1);
    await status.selectOption('Converted');
    release();
    await expect(status).toHaveValue('Converted');
    await expect(errorToast(page, 'Status not changed')).toBeVisible();
    await expect(status).toHaveValue('Responded');
    await page.unroute(TRANSACTION);
  });

  await faultyTest.step(
    'notes typed without a connection stay typed, and can be saved later',
    async () => {
      await pressEscape(page);
      await expect(drawer(page)).toBeHidden();
      await page.getByRole('link', { name: 'Creator 002' }).click();
      const notes = notesOn(page, 'Creator 002');
      await notes.fill('Do not lose me');
      await page.route(TRANSACTION, (route) => route.abort());
      await page.getByRole('button', { name: 'Save notes' }).click();
      await expect(errorToast(page, 'Notes not saved')).toBeVisible();
      await expect(notes).toBeEditable();
      await expect(notes).toHaveValue('Do not lose me');
      await page.unroute(TRANSACTION);
      await page.getByRole('button', { name: 'Save notes' }).click();
      await expect(
        drawer(page).getByRole('status').getByText('Saved', { exact: true }),
      ).toBeVisible();
      await expect
        .poll(() => dataOf(creatorDocument.path(uid, 'c2')))
        .toMatchObject({ notes: 'Do not lose me' });
    },
  );

  await faultyTest.step('a DM that could not be recorded can be recorded again', async () => {
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('link', { name: 'Creator 004' }).click();
    await page.route('**/api/call/recordDm', (route) => route.abort());
    const sent = page.getByRole('button', { name: 'I sent it' });
    await sent.click();
    await expect(page.getByText('DM not marked as sent')).toBeVisible();
    await page.unroute('**/api/call/recordDm');
    await sent.click();
    await expect(page.getByText(/^DM sent .* ago$/)).toBeVisible();
  });

  await faultyTest.step('notes that the server refuses stay typed', async () => {
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('link', { name: 'Creator 003' }).click();
    const notes = page.getByRole('textbox', { name: 'Notes on Creator 003' });
    await notes.fill('Do not lose me');
    // The rules refuse every change of a creator whose status is unknown.
    await (await database()).doc(creatorDocument.path(uid, 'c3')).update({ status: 'Archived' });
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Notes not saved')).toBeVisible();
    await expect(notes).toHaveValue('Do not lose me');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
    await page
      .getByRole('combobox', { name: 'Status of Creator 003' })
      .selectOption({ label: 'Rejected' });
    await expect(page.getByText('Status of Creator 003 set to Rejected')).toBeVisible();
  });
});

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
