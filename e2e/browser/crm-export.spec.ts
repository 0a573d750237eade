import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { writeCreators, writeManyCreators, writtenCreator } from '../support/write-creators.ts';
import { newestAnn, openCrm, search, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';

/** The creators of the list as a CSV file. */

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** The file that the press downloads, as a spreadsheet would read it. */
async function fileOf(page: Page, name: string | RegExp) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  const text = await readFile(await download.path(), 'utf8');
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
  return { name: download.suggestedFilename(), mark: text.slice(0, 1), rows };
}

test('the list is exported as it is shown, and no cell is a formula', async ({ page }) => {
  const { uid } = await signIn(page);
  const formula = '=HYPERLINK("http://evil.example","Click")';
  await writeCreators(uid, {
    ann: newestAnn({ awaiting: 'us' }),
    evil: writtenCreator(5, { name: formula, status: 'Contacted' }),
  });
  await openCrm(page);

  await test.step('every creator, with the columns of the list', async () => {
    const { name, mark, rows } = await fileOf(page, 'Export 2 creators as CSV');
    expect(name).toMatch(/^creators-\d{4}-\d\d-\d\d\.csv$/);
    expect(mark, 'for Excel').toBe('\uFEFF');
    expect(rows).toMatchObject([
      {
        Name: 'Ann Lee',
        TikTok: 'annlee',
        Email: 'hello@ann.studio',
        Instagram: 'ann.lee',
        Linktree: 'https://linktr.ee/annlee',
        'Email Source': 'bio',
        Status: 'Discovered',
        'Email Sent': 'No',
        Followers: '12345',
        'Waiting For': 'You',
      },
      { Name: `'${formula}`, Email: '' },
    ]);
    expect(Date.parse(rows[0]?.Added ?? '')).not.toBeNaN();
    await expect(page.getByText('2 creators exported')).toBeVisible();
  });

  await test.step('of a search only what it found', async () => {
    await search(page).fill('ann');
    const { rows } = await fileOf(page, 'Export 1 creator as CSV');
    expect(rows.map(({ Name }) => Name)).toEqual(['Ann Lee']);
  });

  await test.step('of a filter only whom it leaves, in the order of the list', async () => {
    await page.goto('/dashboard/crm?status=Contacted');
    const { rows } = await fileOf(page, 'Export 1 creator as CSV');
    expect(rows.map(({ Status }) => Status)).toEqual(['Contacted']);
    await page.goto('/dashboard/crm?sort=-name');
    const sorted = await fileOf(page, 'Export 2 creators as CSV');
    expect(sorted.rows.map(({ Name }) => Name)).toEqual(['Ann Lee', `'${formula}`]);
  });

  await test.step('of those that are selected, no other', async () => {
    await page.getByRole('checkbox', { name: 'Select Ann Lee' }).click();
    const { rows } = await fileOf(page, 'Export CSV');
    expect(rows.map(({ Name }) => Name)).toEqual(['Ann Lee']);
    await expect(page.getByText('1 creator exported').first()).toBeVisible();
  });
});

test('2,000 creators are exported, those too that were not loaded', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 2000);
  await openCrm(page);
  const { rows } = await fileOf(page, /^Export (all|2,000 creators) as CSV$/);
  expect(new Set(rows.map(({ Name }) => Name)).size).toBe(2000);
  await expect(page.getByText('2,000 creators exported')).toBeVisible();
});
