import type { Locator, Page } from '@playwright/test';
import type { Creator } from '@vibes/core/creator/creator';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';
import { drawer, expectNoViolations, names, openCrm, search, signIn, turnTo } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** What the creator table shows: filters, sorts, pages and columns, all in its address. */

const DAY = 24 * 60;
const reached: Partial<Creator> = {
  ...{ email: 'hello@studio.test', email_source: 'bio', email_sent: true, status: 'Contacted' },
};
/** The newest first: two were written to, one of them answered, one is of Instagram, one is old. */
const FEW = {
  a: writtenCreator(1, { ...reached, status: 'Responded', awaiting: 'us', last_in_at: new Date() }),
  b: writtenCreator(2, { ...reached, awaiting: 'them' }),
  c: writtenCreator(3, { email: 'typed@studio.test' }),
  d: writtenCreator(4, { platform: 'instagram', tiktok_username: null, instagram_username: 'd' }),
  e: writtenCreator(200 * DAY, { name: 'Creator 9 old' }),
  f: writtenCreator(5, {}),
};

const menu = (page: Page, facet: string) =>
  page.getByRole('button', { name: `Filter by ${facet}` });
const option = (of: Page | Locator, name: string | RegExp) => of.getByRole('checkbox', { name });
const shown = (page: Page, range: string) =>
  expect(page.getByText(new RegExp(`(^|: )${range}$`))).toBeVisible();
const title = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

test('the table is filtered with counts, sorted by each column, and kept in the address', async ({
  page,
}) => {
  const { uid } = await signIn(page);
  await writeCreators(uid, FEW);
  await openCrm(page);
  await shown(page, '1–5 of 6 creators');

  await test.step('a menu says how many creators each value would show', async () => {
    await menu(page, 'status').click();
    const box = page.getByRole('dialog', { name: 'Filter by status' });
    await expect(box.getByRole('checkbox')).toHaveCount(7);
    await expect(option(box, 'Discovered 4')).not.toBeChecked();
    await option(box, 'Responded 1').check();
    await option(box, 'Contacted 1').check();
    await shown(page, '1–2 of 2 creators');
    await pressEscape(page);
    await expect(menu(page, 'status')).toBeFocused();
    await expect(menu(page, 'status')).toHaveText('Status: Contacted +1');
    await expect(page).toHaveURL(/\?status=Contacted&status=Responded$/);
  });

  await test.step('the other facets count within it, and an empty list says why', async () => {
    await menu(page, 'waiting').click();
    const box = page.getByRole('dialog', { name: 'Filter by waiting' });
    await option(box, 'For you 1').check();
    await shown(page, '1–1 of 1 creator');
    await pressEscape(page);
    await menu(page, 'sent').click();
    await option(page, 'Not sent 0').check();
    await expect(page.getByText('No creator matches these filters.')).toBeVisible();
    await pressEscape(page);
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await shown(page, '1–5 of 6 creators');
    await expect(page.getByRole('group', { name: 'Filters' })).toBeFocused();
  });

  await test.step('each facet finds what it says', async () => {
    for (const [query, count] of [
      ['email=yes', '1–3 of 3 creators'],
      ['source=typed', '1–1 of 1 creator'],
      ['platform=instagram', '1–1 of 1 creator'],
      ['added=older', '1–1 of 1 creator'],
      ['added=7d&email=no', '1–2 of 2 creators'],
    ] as const) {
      await page.goto(`/dashboard/crm?${query}`);
      await shown(page, count);
    }
    await page.goto('/dashboard/crm?status=Converted');
    await expect(page.getByText('Nobody has the status Converted.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await shown(page, '1–5 of 6 creators');
    // The keyboard goes on from above the list.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'All creators' })).toBeFocused();
  });

  await test.step('a title sorts by its column, then the other way, then newest first again', async () => {
    const name = page.getByRole('button', { name: 'Name', exact: true });
    await name.click();
    await expect(title(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => names(page)).toEqual([1, 2, 3, 4, 5].map((n) => `Creator 00${n}`));
    await name.click();
    await expect(title(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(async () => (await names(page))[0]).toBe('Creator 9 old');
    await name.click();
    await expect(title(page, 'Name')).not.toHaveAttribute('aria-sort');
    await page.getByRole('button', { name: 'Email Sent', exact: true }).click();
    await expect
      .poll(async () => (await names(page)).slice(0, 2))
      .toEqual(['Creator 001', 'Creator 002']);
    for (const column of ['TikTok', 'Email', 'Instagram', 'Linktree', 'Email Source', 'Status']) {
      await page.getByRole('button', { name: column, exact: true }).click();
      await expect(title(page, column)).toHaveAttribute('aria-sort', 'ascending');
    }
  });

  await test.step('Back takes back what was chosen, and a reload keeps it', async () => {
    await expect(page).toHaveURL(/\?sort=status$/);
    await page.goBack();
    await expect(title(page, 'Email Source')).toHaveAttribute('aria-sort', 'ascending');
    await turnTo(page, 2);
    await page.reload();
    await shown(page, '6–6 of 6 creators');
    await expect(title(page, 'Email Source')).toHaveAttribute('aria-sort', 'ascending');
    await page.goto('/dashboard/crm');
    await search(page).fill('creator 00');
    await shown(page, '1–5 of 5 creators');
    await page.getByRole('link', { name: 'Creator 003' }).click();
    await expect(drawer(page)).toBeVisible();
    await pressEscape(page);
    await expect(search(page)).toHaveValue('creator 00');
    await expect(page).toHaveURL(/\?q=creator\+00$/);
    await page.reload();
    await expect(search(page)).toHaveValue('creator 00');
    await shown(page, '1–5 of 5 creators');
  });
});

test('the device remembers how many creators a page has, and which columns', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeCreators(uid, FEW);
  await openCrm(page);
  await shown(page, '1–5 of 6 creators');
  await turnTo(page, 2);
  const size = page.getByRole('combobox', { name: 'Per page' });
  await expect(size.getByRole('option')).toHaveText(['5', '25', '50', '100']);
  await size.selectOption('25');
  await shown(page, '1–6 of 6 creators');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await option(page, 'Linktree').uncheck();
  await option(page, 'Email Source').uncheck();
  await expect(option(page, 'Name')).toHaveCount(0);
  await pressEscape(page);
  const titles = page.getByRole('columnheader');
  const left = ['Name', 'TikTok', 'Email', 'Instagram', 'Status', 'Email Sent'];
  await expect(titles.filter({ hasText: /./ })).toHaveText(left);
  await page.reload();
  await shown(page, '1–6 of 6 creators');
  await expect(titles.filter({ hasText: /./ })).toHaveText(left);
  await expectNoViolations(page);
});

test('a phone has one sheet of filters, and a choice of the sort', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { uid } = await signIn(page);
  await writeCreators(uid, FEW);
  await openCrm(page);
  await shown(page, '1–5 of 6 creators');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await option(sheet, 'Has an email 3').check();
  await option(sheet, 'TikTok 3').check();
  await expectNoViolations(page);
  await sheet.getByRole('button', { name: 'Show 3 creators' }).click();
  await expect(page.getByRole('button', { name: 'Filters 2' })).toBeFocused();
  await shown(page, '1–3 of 3 creators');
  await page.getByRole('combobox', { name: 'Sort creators' }).selectOption('Oldest first');
  await expect(page).toHaveURL(/sort=added/);
  await expect(page.getByRole('link', { name: /^Creator/ }).first()).toHaveText('Creator 003');
  await expectNoViolations(page);
});

test('with 2,000 creators a filter and a sort are over all of them', async ({ page }) => {
  const { uid } = await signIn(page);
  const of = (i: number) =>
    writtenCreator(i, {
      name: `Creator ${String((i * 7) % 2001).padStart(4, '0')}`,
      ...(i % 100 === 0 && { status: 'Responded' as const }),
    });
  const all = Array.from({ length: 2000 }, (_, i) => [`c${i + 1}`, of(i + 1)] as const);
  await writeCreators(uid, Object.fromEntries(all));
  await page.goto('/dashboard/crm?status=Responded&sort=-name');
  // They are read first, a part after the other.
  await expect(page.getByText('1–5 of 20 creators')).toBeVisible();
  const first = page.getByRole('link', { name: /^Creator/ }).first();
  await expect(first).toHaveText('Creator 1994');
  await menu(page, 'status').click();
  await expect(option(page, 'Discovered 1,980')).toBeVisible();
  await option(page, 'Responded 20').click();
  await pressEscape(page);
  await shown(page, '1–5 of 2,000 creators');
  await expect(first).toHaveText('Creator 2000');
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('100');
  await turnTo(page, 20);
  await shown(page, '1,901–2,000 of 2,000 creators');
});
