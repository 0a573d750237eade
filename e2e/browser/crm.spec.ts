import { creatorDocument } from '@vibes/core/firestore/documents';
import { dataOf, database } from '../support/database.ts';
import { writeCreators, writeManyCreators, writtenCreator } from '../support/write-creators.ts';
import { marks, names, openCrm, signIn, turnTo } from './crm.ts';
import { errorToast, expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** The list of creators: pages, names, statuses. */

test('the list of creators grows from none to many pages', async ({ page }) => {
  const { uid } = await signIn(page);
  await openCrm(page);

  await test.step('without creators it says how they are added', async () => {
    await expect(page.getByText('No creators found in your Built-in CRM')).toBeVisible();
    await expect(page.getByText(/through the API .* Notion or webhooks/s)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  });

  await test.step('it shows five under its columns, and no page buttons for one page', async () => {
    await writeManyCreators(uid, 5);
    await expect(page.getByText('1–5 of 5 creators')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'TikTok',
      'Email',
      'Instagram',
      'Linktree',
      'Email Source',
      'Status',
      'Email Sent',
    ]);
    expect(await names(page)).toHaveLength(5);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  });

  await test.step('up to five pages all have a button', async () => {
    await writeManyCreators(uid, 23);
    await expect.poll(() => marks(page)).toBe('1 2 3 4 5');
    await turnTo(page, 5);
    expect(await names(page)).toEqual(['Creator 021', 'Creator 022', 'Creator 023']);
    await expect(page.getByText('Page 5 of 5: 21–23 of 23 creators')).toBeVisible();
    expect(await marks(page)).toBe('1 2 3 4 5');
  });

  await test.step('it changes pages by keyboard and keeps the focus there', async () => {
    await turnTo(page, 1);
    const next = page.getByRole('button', { name: 'Next page' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('6–10 of 23 creators')).toBeVisible();
    await expect(next).toBeFocused();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'of 23' })).toHaveText(
      'Page 2 of 5: 6–10 of 23 creators',
    );
  });
});

test('many creators are counted, paged, named, and change status', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 312);
  await openCrm(page);

  await test.step('a new creator is counted, and shown at once', async () => {
    await expect(page.getByText('1–5 of 312 creators')).toBeVisible();
    await writeCreators(uid, { late: writtenCreator(0, { name: 'Creator new' }) });
    await expect(page.getByRole('link', { name: 'Creator new' })).toBeVisible();
    await expect(page.getByText('1–5 of 313 creators')).toBeVisible();
  });

  await test.step('many pages have a window of buttons, and a late one is loaded', async () => {
    expect(await marks(page)).toBe('1 2 3 … 63');
    await turnTo(page, 3);
    expect(await marks(page)).toBe('1 2 3 4 … 63');
    await turnTo(page, 4);
    expect(await marks(page)).toBe('1 … 3 4 5 … 63');
    await turnTo(page, 63);
    await expect(page.getByRole('row').filter({ hasText: 'Creator 312' })).toBeVisible();
    expect(await names(page)).toEqual(['Creator 310', 'Creator 311', 'Creator 312']);
    expect(await marks(page)).toBe('1 … 61 62 63');
    await turnTo(page, 61);
    expect(await marks(page)).toBe('1 … 60 61 62 63');
    expect(await names(page)).toContain('Creator 301');
  });

  await test.step('a status is set in the list and can be undone', async () => {
    await turnTo(page, 1);
    const status = page.getByRole('combobox', { name: 'Status of Creator 001' });
    await status.selectOption('Responded');
    await expect(page.getByText('Status of Creator 001 set to Responded')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Status of Creator 001 set to Discovered')).toBeVisible();
    await expect(status).toHaveValue('Discovered');
    expect(await dataOf(creatorDocument.path(uid, 'c1'))).toMatchObject({
      status: 'Discovered',
      status_set_by: 'event',
    });
  });

  await test.step('undo does not overwrite another status that was set since', async () => {
    const status = page.getByRole('combobox', { name: 'Status of Creator 002' });
    await status.selectOption('Responded');
    const set = page.getByRole('status').filter({ hasText: 'Creator 002 set to Responded' });
    await expect(set).toBeVisible();
    const stored = (await database()).doc(creatorDocument.path(uid, 'c2'));
    await stored.update({ status: 'Converted', updated_at: new Date() });
    await expect(status).toHaveValue('Converted');
    await set.getByRole('button', { name: 'Undo' }).click();
    await expect(errorToast(page, 'Status not changed')).toContainText(
      'The status of Creator 002 has changed since then.',
    );
    await expect(status).toHaveValue('Converted');
  });

  await test.step('names of every length and script stay in their cell', async () => {
    await writeCreators(uid, {
      long: writtenCreator(0, { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) }),
      rtl: writtenCreator(0, {
        name: 'محمد عبد الله الطويل',
        email: `${'x'.repeat(60)}@a.example`,
      }),
      emoji: writtenCreator(0, {
        name: '👩‍👩‍👧‍👦✨'.repeat(30),
        tiktok_username: 'a'.repeat(24),
      }),
    });
    await page.setViewportSize({ width: 360, height: 800 });
    const isWide = () =>
      page.evaluate(() => {
        const panel = document.querySelector('[role=dialog] > div');
        const boxes = [document.documentElement, ...(panel ? [panel] : [])];
        return boxes.some((box) => box.scrollWidth > box.clientWidth);
      });
    await expect(page.getByRole('link', { name: 'محمد' })).toHaveAttribute('dir', 'auto');
    await expect.poll(isWide).toBe(false);
    for (const name of ['Donaudampfschifffahrt', 'محمد', '✨']) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 3, name: 'Notes' })).toBeVisible();
      await expect.poll(isWide, name).toBe(false);
      await pressEscape(page);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});
