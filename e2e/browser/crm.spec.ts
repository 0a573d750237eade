import type { Locator, Page } from '@playwright/test';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { writeCreators, writeManyCreators, writtenCreator } from '../support/write-creators.ts';
import {
  drawer,
  expectNoViolations,
  marks,
  names,
  openCrm,
  search,
  signIn,
  turnTo,
} from './crm.ts';
import { fileOf, fileOfList } from './creator-file.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** The list of creators: pages, search, filters, sorts, columns, files and saved views. */

test.use({ viewport: { width: 1440, height: 900 } });

const DAY = 24 * 60;
const MANY = 58;
/** Older than the newest, which are live from the start. */
const OLD = {
  ann: writtenCreator(900, {
    ...{ name: 'Ann Lee', email: 'hello@ann.studio', email_source: 'bio', status: 'Responded' },
    ...{ awaiting: 'us', email_sent: true },
  }),
  zoe: writtenCreator(901, { name: 'Zoë', email: 'zoe@studio.test', status: 'Responded' }),
  evil: writtenCreator(200 * DAY, { name: '=HYPERLINK("http://evil.example","Click")' }),
};

const shown = (page: Page, range: string) =>
  expect(page.getByText(new RegExp(`(^|: )${range}$`))).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page, facet: string) =>
  page.getByRole('button', { name: `Filter by ${facet}` });
const option = (of: Page | Locator, name: string) => of.getByRole('checkbox', { name });
const title = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const titles = (page: Page) => page.getByRole('columnheader').filter({ hasText: /./ });
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const view = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name of the view' });

test('the list of creators is paged, searched, filtered, sorted, exported and kept in views', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { uid } = await signIn(page);
  await openCrm(page);
  const all = `1–5 of ${MANY + 3} creators`;

  await test.step('those who come are counted, and shown at once', async () => {
    await expect(page.getByText('No creators found in your Built-in CRM')).toBeVisible();
    await writeManyCreators(uid, MANY);
    await writeCreators(uid, OLD);
    await shown(page, all);
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
  });

  await test.step('a late page is loaded; by keyboard the focus stays at the pages', async () => {
    expect(await marks(page)).toBe('1 2 3 … 13');
    await turnTo(page, 13);
    await shown(page, '61–61 of 61 creators');
    expect(await marks(page)).toBe('1 … 11 12 13');
    const next = page.getByRole('button', { name: 'Next page' });
    await expect(next).toBeDisabled();
    await turnTo(page, 1);
    await next.press('Enter');
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'of 61' })).toHaveText(
      'Page 2 of 13: 6–10 of 61 creators',
    );
    await expect(next).toBeFocused();
  });

  await test.step('a search covers all, starts at page 1, and keeps columns and rows in place', async () => {
    const widths = () =>
      titles(page).evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    const before = await widths();
    await search(page).fill('creator_01');
    await shown(page, '1–5 of 10 creators');
    expect(await widths()).toEqual(before);
    await search(page).fill('');
    await search(page).pressSequentially('ANN.STUDIO');
    await expect(page.getByRole('link', { name: 'Ann Lee', exact: true })).toBeVisible();
    const moved = await search(page).evaluate(async (field) => {
      const top = () => document.querySelector('[data-row]')?.getBoundingClientRect().top;
      const at = top();
      (field as HTMLElement).blur();
      while (!location.search.includes('q=')) await Promise.resolve();
      await new Promise(requestAnimationFrame);
      return { at, after: top() };
    });
    expect(moved.after).toBe(moved.at);
  });

  await test.step('its results stay correct while creators change and are added', async () => {
    await search(page).fill('wanted <b>');
    await expect(page.getByText('No creator matches “wanted <b>”.')).toBeVisible();
    const old = (await database()).doc(creatorDocument.path(uid, 'c57'));
    await old.update({ name: 'Creator 057 wanted <b>', updated_at: new Date() });
    await shown(page, '1–1 of 1 creator');
    await old.update({ name: 'Creator 057', updated_at: new Date() });
    await page.getByRole('button', { name: 'Show all creators' }).click();
    await shown(page, all);
  });

  await test.step('"/" focuses it, Escape and its button clear it', async () => {
    await expect(search(page)).toHaveAttribute('placeholder', 'Search creators...');
    await search(page).blur();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await expect(page.getByRole('tooltip')).toContainText('Press / to search');
    await page.keyboard.type('005');
    await shown(page, '1–1 of 1 creator');
    await pressEscape(page);
    await shown(page, all);
    await page.getByRole('link', { name: 'Creator 002' }).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('005');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search(page)).toBeFocused();
    await shown(page, all);
  });

  await test.step('a menu says how many creators each value would show, within the others', async () => {
    await menu(page, 'status').click();
    const box = page.getByRole('dialog', { name: 'Filter by status' });
    await expect(box.getByRole('checkbox')).toHaveCount(7);
    await expect(option(box, 'Discovered 59')).not.toBeChecked();
    await option(box, 'Responded 2').check();
    await shown(page, '1–2 of 2 creators');
    await pressEscape(page);
    await expect(menu(page, 'status')).toBeFocused();
    await expect(page).toHaveURL(/\?status=Responded$/);
    await menu(page, 'waiting').click();
    await option(page, 'For you 1').check();
    await shown(page, '1–1 of 1 creator');
    await pressEscape(page);
    await menu(page, 'sent').click();
    await option(page, 'Not sent 0').check();
    await expect(page.getByText('No creator matches these filters.')).toBeVisible();
    await pressEscape(page);
    await button(page, 'Clear filters').first().click();
    await shown(page, all);
    await expect(page.getByRole('group', { name: 'Filters' })).toBeFocused();
  });

  await test.step('a title sorts, then the other way, then newest first again; Back takes it back', async () => {
    await button(page, 'Name').click();
    await expect(title(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
    await button(page, 'Name').click();
    await expect(title(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('row').nth(1)).toContainText('Zoë');
    await button(page, 'Name').click();
    await expect(title(page, 'Name')).not.toHaveAttribute('aria-sort');
    for (const column of ['TikTok', 'Email', 'Instagram', 'Linktree', 'Email Source', 'Status']) {
      await button(page, column).click();
      await expect(title(page, column)).toHaveAttribute('aria-sort', 'ascending');
    }
    await expect(page).toHaveURL(/\?sort=status$/);
    await page.goBack();
    await expect(title(page, 'Email Source')).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('a reload keeps the address, the size of a page and the columns', async () => {
    await turnTo(page, 2);
    const size = page.getByRole('combobox', { name: 'Per page' });
    await expect(size.getByRole('option')).toHaveText(['5', '25', '50', '100']);
    await size.selectOption('25');
    await shown(page, '1–25 of 61 creators');
    await turnTo(page, 3);
    await button(page, 'Columns').click();
    for (const column of ['Linktree', 'Email Source']) await option(page, column).uncheck();
    await expect(option(page, 'Name')).toHaveCount(0);
    await pressEscape(page);
    await page.reload();
    await shown(page, '51–61 of 61 creators');
    await expect(page).toHaveURL(/\?sort=source&page=3$/);
    const left = ['Name', 'TikTok', 'Email', 'Instagram', 'Status', 'Email Sent'];
    await expect(titles(page)).toHaveText(left);
    await expectNoViolations(page);
  });

  await test.step('the address alone shows a filter, or that nobody has it', async () => {
    await page.goto('/dashboard/crm?status=Converted');
    await expect(page.getByText('Nobody has the status Converted.')).toBeVisible();
    await button(page, 'Clear filters').last().click();
    await shown(page, '1–25 of 61 creators');
    // The keyboard goes on from above the list.
    await page.keyboard.press('Tab');
    await expect(view(page, 'All creators')).toBeFocused();
    await page.goto('/dashboard/crm?status=Responded&sort=-name');
    await shown(page, '1–2 of 2 creators');
  });

  await test.step('a file has all who are shown, in their order, or those who are chosen', async () => {
    const { name, mark, rows } = await fileOfList(page, 'Export 2 creators as CSV');
    expect(name).toMatch(/^creators-\d{4}-\d\d-\d\d\.csv$/);
    expect(mark, 'for Excel').toBe('\uFEFF');
    expect(rows.map(({ Name }) => Name)).toEqual(['Zoë', 'Ann Lee']);
    await expect(page.getByText('2 creators exported')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Ann Lee' }).click();
    const chosen = await fileOf(page, 'Export CSV');
    expect(chosen.rows.map(({ Name }) => Name)).toEqual(['Ann Lee']);
  });

  await test.step('what is shown is saved as a view, which its link opens', async () => {
    await button(page, 'Save View').click();
    await button(page, 'Save').click();
    await expect(page.getByText('Give the view a name.')).toBeVisible();
    await nameField(page).fill('Warm leads');
    await nameField(page).press('Enter');
    await expect(view(page, 'Warm leads')).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/\?view=[\w-]{36}$/);
    const link = page.url();
    await view(page, 'All creators').click();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
    const file = await fileOfList(page, 'Export 61 creators as CSV');
    expect(file.rows.at(-1)?.['Name'], 'no cell is a formula').toMatch(/^'=HYPERLINK/);
    await page.goto(link);
    await shown(page, '1–2 of 2 creators');
    await expect(view(page, 'Warm leads')).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Zoë' }).click();
    await expect(drawer(page)).toBeVisible();
    await pressEscape(page);
    await expect(page).toHaveURL(link);
  });
});
