import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { paths } from '@vibes/core/firestore/paths';
import { openTestAccount } from '../support/account.ts';
import { dataOf, database } from '../support/database.ts';
import { writeCreators, writeManyCreators, writtenCreator } from '../support/write-creators.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

/** The creators as a person works with them: paged, searched, opened, written to. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'], serviceWorkers: 'block' });
base.use({ serviceWorkers: 'block' });

/** A ready account, signed in on the page. */
async function signIn(page: Page) {
  const account = await openTestAccount();
  await signInAsNew(page, { name: account.name, email: `${account.name}@brand.test` });
  return account;
}
const openCrm = (page: Page) => page.goto('/dashboard/crm');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search creators' });
const names = (page: Page) =>
  page
    .getByRole('row')
    .getByRole('link', { name: /^Creator \d/ })
    .allTextContents();
const drawer = (page: Page) => page.getByRole('dialog');

/** The page buttons as they stand, gaps included. */
const marks = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Pages' })
    .evaluate((nav) => (nav as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

async function turnTo(page: Page, number: number) {
  const button = page.getByRole('button', { name: `Page ${number}`, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-current', 'page');
}

test.describe('the list', () => {
  test('teaches how creators come when there are none', async ({ page }) => {
    await signIn(page);
    await openCrm(page);
    await expect(page.getByText('No creators found in your Built-in CRM')).toBeVisible();
    await expect(page.getByText(/through the API .* Notion or webhooks/s)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  });

  test('shows five a page under its columns, and no page buttons for one page', async ({
    page,
  }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 5);
    await openCrm(page);
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
    await expect(page.getByText('1–5 of 5 creators')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  });

  test('shows up to five pages all', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 23);
    await openCrm(page);
    await expect.poll(() => marks(page)).toBe('1 2 3 4 5');
    await turnTo(page, 5);
    expect(await names(page)).toEqual(['Creator 021', 'Creator 022', 'Creator 023']);
    await expect(page.getByText('Page 5 of 5: 21–23 of 23 creators')).toBeVisible();
    expect(await marks(page)).toBe('1 2 3 4 5');
  });

  test('shows windows of many pages, and loads a late one', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 312);
    await openCrm(page);
    await expect(page.getByText('1–5 of 312 creators')).toBeVisible();
    expect(await marks(page)).toBe('1 2 3 … 63');
    await turnTo(page, 3);
    expect(await marks(page)).toBe('1 2 3 4 … 63');
    await turnTo(page, 4);
    expect(await marks(page)).toBe('1 … 3 4 5 … 63');
    await turnTo(page, 63);
    await expect(page.getByRole('row').filter({ hasText: 'Creator 312' })).toBeVisible();
    expect(await names(page)).toEqual(['Creator 311', 'Creator 312']);
    expect(await marks(page)).toBe('1 … 61 62 63');
    await turnTo(page, 61);
    expect(await marks(page)).toBe('1 … 60 61 62 63');
    expect(await names(page)).toContain('Creator 301');
  });

  test('turns pages by keyboard and keeps the focus there', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 12);
    await openCrm(page);
    const next = page.getByRole('button', { name: 'Next page' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('6–10 of 12 creators')).toBeVisible();
    await expect(next).toBeFocused();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'of 12' })).toHaveText(
      'Page 2 of 3: 6–10 of 12 creators',
    );
  });

  test('counts again when a creator comes in, and shows it at once', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 30);
    await openCrm(page);
    await expect(page.getByText('1–5 of 30 creators')).toBeVisible();
    await writeCreators(uid, { late: writtenCreator(0, { name: 'Creator new' }) });
    await expect(page.getByRole('link', { name: 'Creator new' })).toBeVisible();
    await expect(page.getByText('1–5 of 31 creators')).toBeVisible();
  });
});

test.describe('the search', () => {
  const people = {
    ann: writtenCreator(900, { name: 'Ann Lee', email: 'hello@ann.studio' }),
    zoe: writtenCreator(901, { name: 'Zoë', instagram_username: 'zoe.makes' }),
    oslo: writtenCreator(902, { name: 'Oslo', tiktok_username: 'fjord_life' }),
  };

  test('finds by name, handles and address, upper or lower case, however old', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 620);
    await writeCreators(uid, people);
    await openCrm(page);
    for (const [text, name] of [
      ['ann l', 'Ann Lee'],
      ['ANN.STUDIO', 'Ann Lee'],
      ['Zoe.M', 'Zoë'],
      ['@fjord', 'Oslo'],
    ] as const) {
      await search(page).fill(text);
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(page.getByText('1–1 of 1 creator', { exact: true })).toBeVisible();
    }
  });

  test('begins at page 1, keeps the columns, and can be cleared', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 40);
    await openCrm(page);
    const widths = () =>
      page
        .getByRole('columnheader')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    await expect(page.getByText('1–5 of 40 creators')).toBeVisible();
    const before = await widths();
    await turnTo(page, 3);
    await search(page).fill('creator 01');
    await expect(page.getByText('1–5 of 10 creators')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await widths()).toEqual(before);
    await turnTo(page, 2);
    expect(await names(page)).toContain('Creator 019');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await expect(page.getByText('1–5 of 40 creators')).toBeVisible();
  });

  test('says when nobody matches, and leads back', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 6);
    await openCrm(page);
    await search(page).fill('nobody <b>');
    await expect(page.getByText('No creator matches “nobody <b>”.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all creators' }).click();
    await expect(page.getByText('1–5 of 6 creators')).toBeVisible();
  });

  test('is a key away: "/" and Ctrl+K, and Escape empties it', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 6);
    await openCrm(page);
    await expect(search(page)).toHaveAttribute('placeholder', 'Search creators...');
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await expect(page.getByRole('tooltip')).toContainText('Press / or Ctrl+K to search');
    await page.keyboard.type('005');
    await expect(page.getByText('1–1 of 1 creator', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1–5 of 6 creators')).toBeVisible();
    await page.getByRole('link', { name: 'Creator 002' }).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(search(page)).toBeFocused();
  });

  test('stays true while creators change and come in', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 60);
    await openCrm(page);
    await search(page).fill('wanted');
    await expect(page.getByText('No creator matches')).toBeVisible();
    const old = (await database()).doc(paths.creator(uid, 'c58'));
    await old.update({ name: 'Creator 58 wanted', updated_at: new Date() });
    await expect(page.getByRole('link', { name: 'Creator 58 wanted' })).toBeVisible();
    await writeCreators(uid, { late: writtenCreator(0, { name: 'Creator 0 wanted' }) });
    await expect(page.getByText('1–2 of 2 creators')).toBeVisible();
  });
});

test('a status is set in place and can be taken back', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 2);
  await openCrm(page);
  const status = page.getByRole('combobox', { name: 'Status of Creator 001' });
  await status.selectOption('Responded');
  await expect(page.getByText('Status of Creator 001 set to Responded')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Status of Creator 001 set to Discovered')).toBeVisible();
  await expect(status).toHaveValue('Discovered');
  expect(await dataOf(paths.creator(uid, 'c1'))).toMatchObject({ status: 'Discovered' });
});

test('names of every length and script stay in their place', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeCreators(uid, {
    long: writtenCreator(1, { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) }),
    rtl: writtenCreator(2, { name: 'محمد عبد الله الطويل', email: `${'x'.repeat(60)}@a.example` }),
    emoji: writtenCreator(3, {
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
  await openCrm(page);
  await expect(page.getByRole('link', { name: 'محمد' })).toHaveAttribute('dir', 'auto');
  expect(await isWide()).toBe(false);
  for (const id of ['long', 'rtl', 'emoji']) {
    await page.goto(`/dashboard/crm?creator=${id}`);
    await expect(page.getByRole('heading', { level: 3, name: 'Notes' })).toBeVisible();
    expect(await isWide(), id).toBe(false);
  }
});

test.describe('the details', () => {
  const ann = writtenCreator(3, {
    name: 'Ann Lee',
    tiktok_username: 'annlee',
    instagram_username: 'ann.lee',
    email: 'hello@ann.studio',
    email_source: 'bio',
    email_evidence: 'work with me: hello@ann.studio',
    email_found_at: 'https://www.tiktok.com/@annlee',
    other_emails: ['ann@agency.example'],
    linked_handles: [{ platform: 'instagram', handle: 'annlee.backstage' }],
    linktree_url: 'https://linktr.ee/annlee',
    followers: 12_345,
  });

  test('open from the name and close with Back, Escape and the cross', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    await openCrm(page);
    const name = page.getByRole('link', { name: 'Ann Lee' });
    await name.click();
    await expect(page).toHaveURL(/\?creator=ann$/);
    await expect(drawer(page).getByRole('heading', { level: 2, name: 'Ann Lee' })).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);

    await name.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(name).toBeFocused();

    await name.click();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
  });

  test('tell all that is known, and why an e-mail did not go out', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    const at = new Date();
    await (await database()).doc(paths.delivery(uid, 'email_ann')).set({
      creator_id: 'ann',
      kind: 'email',
      state: 'failed',
      phase: null,
      attempts: 1,
      lease_token: null,
      last_error: { code: 'mailbox_refused', sentence: 'Gmail refused the app password.' },
      to: 'hello@ann.studio',
      subject: 'Hello',
      created_at: at,
      updated_at: at,
      sent_at: null,
    });
    await page.goto('/dashboard/crm?creator=ann');
    const details = drawer(page);
    for (const text of [
      '@annlee',
      '@ann.lee',
      '12,345',
      'hello@ann.studio',
      'Found in the bio',
      'work with me: hello@ann.studio',
      'tiktok.com/@annlee',
      'ann@agency.example',
      '@annlee.backstage on Instagram',
      'linktr.ee/annlee',
      'Failed',
      'Gmail refused the app password.',
      'minutes ago',
    ])
      await expect(details, text).toContainText(text);
    await details
      .getByRole('combobox', { name: 'Status of Ann Lee' })
      .selectOption('Meeting Scheduled');
    await expect(page.getByText('Status of Ann Lee set to Meeting Scheduled')).toBeVisible();
  });

  test('of nobody in this CRM say so', async ({ page }) => {
    await signIn(page);
    for (const id of ['nobody', '../../users', '__x__']) {
      await page.goto(`/dashboard/crm?creator=${encodeURIComponent(id)}`);
      await expect(page.getByText('No such creator in your CRM')).toBeVisible();
    }
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
    await expect(page.getByText('No creators found in your Built-in CRM')).toBeVisible();
  });

  test('keep notes: typed ones stay until they are saved or discarded', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    await openCrm(page);
    const name = page.getByRole('link', { name: 'Ann Lee' });
    const notes = drawer(page).getByRole('textbox', { name: 'Notes on Ann Lee' });
    await name.click();
    await notes.fill('Wants 400 for a reel');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('link', { name: 'API Key' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await name.click();
    await expect(notes).toHaveValue('Wants 400 for a reel');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect
      .poll(() => dataOf(paths.creator(uid, 'ann')))
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

  test('lead a DM from its text to the record that it was sent', async ({ page, context }) => {
    const { uid, name } = await signIn(page);
    await writeCreators(uid, { ann });
    await (await database()).doc(paths.messageTemplates(uid)).update({
      tiktok_template: 'Hi {{creatorName}}, @{{handle}} on {{platform}}! {{myName}}',
    });
    await context.route('https://www.tiktok.com/**', (route) => route.abort());
    await page.goto('/dashboard/crm?creator=ann');
    const text = `Hi Ann Lee, @annlee on TikTok! ${name}`;
    await expect(drawer(page).getByRole('region', { name: 'Text of the DM' })).toHaveText(text);
    await page.getByRole('button', { name: 'Copy DM' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

    const open = page.getByRole('link', { name: 'Open TikTok' });
    await expect(open).toHaveAttribute('href', 'https://www.tiktok.com/@annlee');
    const recorded = page.waitForRequest('**/api/call/recordDm');
    const [tab] = await Promise.all([context.waitForEvent('page'), open.click()]);
    await tab.close();
    expect((await recorded).postDataJSON()).toEqual({
      data: { creator_id: 'ann', step: 'opened' },
    });
    await page.getByRole('button', { name: 'I sent it' }).click();
    await expect(page.getByText(/^DM sent .* ago$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'I sent it' })).toHaveCount(0);
    expect(await dataOf(paths.creator(uid, 'ann'))).toMatchObject({ status: 'Contacted' });

    await page.getByRole('button', { name: 'Instagram', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Open Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/ann.lee/',
    );
  });

  test('say what is wrong with a DM template, and where to mend it', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    const templates = (await database()).doc(paths.messageTemplates(uid));
    for (const [tiktok_template, fault] of [
      ['', 'Your TikTok DM template is empty.'],
      ['Hi {{firstName}}', 'Your TikTok DM template holds {{firstName}}'],
    ] as const) {
      await templates.update({ tiktok_template });
      await page.goto('/dashboard/crm?creator=ann');
      await expect(page.getByText(fault)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy DM' })).toHaveCount(0);
    }
    await drawer(page).getByRole('link', { name: 'Message Templates' }).click();
    await expect(page).toHaveURL(/\/dashboard\/messages$/);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`have no violation, ${colorScheme}`, async ({ page }) => {
      const { uid } = await signIn(page);
      await writeCreators(uid, { ann });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto('/dashboard/crm?creator=ann');
      await expect(page.getByRole('button', { name: 'Copy DM' })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
});

/** Errors in the console are wanted in these: requests are made to fail. */
base.describe('when something fails', () => {
  const DATABASE = /google\.firestore\.v1\.Firestore/;

  base('creators that cannot be loaded are a fault, with a way on', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 2);
    await page.route(DATABASE, (route) => route.abort());
    await openCrm(page);
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('Error', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(toast.getByText('Failed to load creators from the database')).toBeVisible();
    await page.unroute(DATABASE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Creator 001' })).toBeVisible({ timeout: 30_000 });
  });

  base('a search says how far it came, and goes on', async ({ page }) => {
    base.setTimeout(120_000);
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 60);
    await openCrm(page);
    await expect(page.getByText('1–5 of 60 creators')).toBeVisible();
    await page.route(DATABASE, (route) => route.abort());
    await search(page).fill('creator 0');
    await expect(page.getByText('Searching 25 of 60 …')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Creator 001' })).toBeVisible();
    await expect(page.getByText('Only 25 of 60 creators could be searched.')).toBeVisible({
      timeout: 30_000,
    });
    await page.unroute(DATABASE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1–5 of 60 creators')).toBeVisible({ timeout: 60_000 });
  });

  base('notes that are refused stay typed', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 1);
    await page.goto('/dashboard/crm?creator=c1');
    const notes = page.getByRole('textbox', { name: 'Notes on Creator 001' });
    await notes.fill('Do not lose me');
    // The rules refuse every change of a creator whose status is none.
    await (await database()).doc(paths.creator(uid, 'c1')).update({ status: 'Archived' });
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Notes not saved')).toBeVisible();
    await expect(notes).toHaveValue('Do not lose me');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('combobox', { name: 'Status of Creator 001' })
      .selectOption({ label: 'Rejected' });
    await expect(page.getByText('Status of Creator 001 set to Rejected')).toBeVisible();
  });

  base('a DM that could not be recorded can be recorded again', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 1);
    await page.route('**/api/call/recordDm', (route) => route.abort());
    await page.goto('/dashboard/crm?creator=c1');
    const sent = page.getByRole('button', { name: 'I sent it' });
    await sent.click();
    await expect(page.getByText('DM not recorded')).toBeVisible();
    await page.unroute('**/api/call/recordDm');
    await sent.click();
    await expect(page.getByText(/^DM sent .* ago$/)).toBeVisible();
  });
});
