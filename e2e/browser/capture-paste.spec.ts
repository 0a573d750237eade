import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { grantCredits } from '../../local/src/world/grant-credits.ts';
import { openTestAccount, tester } from '../support/account.ts';
import { newPerson } from '../support/person.ts';
import { testWorld } from '../support/world.ts';
import { answerTo, box, captureButton, captures, line, standIn } from './captures.ts';
import { expect, faultyTest, signInAsNew, test } from './fixtures.ts';

/** Links, handles and lists pasted on the dashboard. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const emailOf = ({ name }: { name: string }) => `${name}@brand.test`;

test('a pasted link is a creator in the CRM, and its DM is at hand', async ({ page }) => {
  const account = await openTestAccount(5);
  await signInAsNew(page, { name: account.name, email: emailOf(account) });
  const { handle, url } = tester(`${account.name}-link`);
  await box(page).fill(url);
  await expect(page.getByText(`@${handle} on TikTok`)).toBeVisible();
  await expect(page.getByText('A new creator costs 1 credit. You have 5.')).toBeVisible();
  const answered = page.waitForResponse('**/api/capture');
  await box(page).press('Enter');
  await expect(line(page, `@${handle}`)).toContainText('Saved.');
  await expect(box(page)).toHaveValue('');
  await expect(captures(page).getByText('1 captured').first()).toBeVisible();
  await line(page, handle).getByRole('button', { name: 'Copy DM' }).click();
  await expect(line(page, handle)).toContainText('Copied');
  const { dm } = (await (await answered).json()) as CaptureAnswer;
  expect(dm?.text).toBeTruthy();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(dm?.text);
  await line(page, handle)
    .getByRole('link', { name: `@${handle}` })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/crm\?creator=/);
  await expect(page.getByRole('dialog')).toContainText(handle);
});

test('a handle alone asks for its platform', async ({ page }) => {
  const account = await openTestAccount(5);
  await signInAsNew(page, { name: account.name, email: emailOf(account) });
  const { handle } = tester(`${account.name}-handle`);
  await box(page).fill(`@${handle}`);
  await captureButton(page).click();
  await expect(
    page.getByText('Choose where the handle belongs: TikTok or Instagram.'),
  ).toBeVisible();
  const choice = page.getByRole('group', { name: 'Handles are on' });
  await choice.getByRole('button', { name: 'TikTok' }).click();
  await captureButton(page).click();
  await expect(line(page, `@${handle}`)).toContainText('Saved.');
});

faultyTest('a list says what it cannot read, and each creator has its answer', async ({ page }) => {
  const account = await openTestAccount(9);
  await signInAsNew(page, { name: account.name, email: emailOf(account) });
  const [first, second] = [tester(`${account.name}-1`), tester(`${account.name}-2`)];
  const lines = [
    first.url,
    'https://www.youtube.com/@somebody',
    `tiktok: ${second.handle}`,
    first.url,
    'tiktok: nowhere_at_all',
  ];
  await box(page).fill(lines.join('\n'));
  await expect(page.getByText('3 creators, 1 line not readable, 1 named twice')).toBeVisible();
  await expect(page.getByText('not TikTok or Instagram')).toBeVisible();
  await page.getByRole('button', { name: 'Capture 3 creators' }).click();
  await expect(box(page)).toHaveValue('https://www.youtube.com/@somebody');
  await expect(line(page, first.handle)).toContainText('Saved.');
  await expect(line(page, second.handle)).toContainText('Saved.');
  await expect(line(page, 'nowhere_at_all')).toContainText('There is no such profile.');
  await expect(
    line(page, 'nowhere_at_all').getByRole('button', { name: /Try again/ }),
  ).toBeVisible();
  await expect(captures(page).getByText('2 captured, 1 could not be').first()).toBeVisible();
  await captures(page).getByRole('button', { name: 'Clear' }).click();
  await expect(captures(page)).toHaveCount(0);
});

test('200 creators go out in order, each once, and one more is too many', async ({ page }) => {
  test.slow();
  const asked = await standIn(page);
  // Between two captures the page waits a second or so: 200 of them are a test of their own elsewhere.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const hasten = (ms = 0) => (ms > 800 && ms <= 1200 ? 1 : ms);
    window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
      later(work, hasten(ms), ...rest)) as typeof setTimeout;
  });
  await signInAsNew(page, newPerson('Lena'));
  const names = Array.from({ length: 201 }, (_, index) => `creator_${index}`);
  await box(page).fill(names.map((name) => `tiktok: ${name}`).join('\n'));
  await page.getByRole('button', { name: 'Capture 201 creators' }).click();
  await expect(page.getByText('201 creators are too many at once. Take out 1.')).toBeVisible();
  const list = names.slice(0, 200);
  await box(page).fill(list.map((name) => `https://www.tiktok.com/@${name}`).join('\n'));
  await page.getByRole('button', { name: 'Capture 200 creators' }).click();
  await expect(captures(page)).toContainText(/\d+ of 200 · about \d minutes left/);
  await expect(captures(page).getByRole('listitem')).toHaveCount(5);
  await expect(captures(page).getByText('200 captured').first()).toBeVisible({ timeout: 60_000 });
  expect(asked).toEqual(list);
  await page.getByRole('link', { name: 'See all 200' }).click();
  await expect(captures(page).getByRole('listitem')).toHaveCount(200);
});

faultyTest('spent credits stop the list, and it goes on when there are more', async ({ page }) => {
  const account = await openTestAccount(1);
  await signInAsNew(page, { name: account.name, email: emailOf(account) });
  const creators = ['1', '2', '3'].map((each) => tester(`${account.name}-${each}`));
  await box(page).fill(creators.map(({ url }) => url).join('\n'));
  await expect(page.getByText(/You have 1\. When they are spent, the rest waits/)).toBeVisible();
  await box(page).press('Control+Enter');
  await expect(captures(page)).toContainText('No credits left. Nothing was saved or sent.');
  await expect(captures(page).getByRole('link', { name: 'See plans' })).toBeVisible();
  await expect(captures(page)).toContainText('1 of 3');
  await grantCredits(await testWorld(), { uid: account.uid, credits: 5, ref: 'more' });
  await captures(page).getByRole('button', { name: 'Go on' }).click();
  await expect(captures(page).getByText('3 captured').first()).toBeVisible();
});

test('a stopped list is taken back, and comes back with Undo', async ({ page }) => {
  let free = () => {};
  const held = new Promise<void>((resolve) => (free = resolve));
  const asked = await standIn(page, ({ username }, route) =>
    username === 'ann_one' ? held.then(() => route.fulfill({ json: answerTo(username) })) : null,
  );
  await signInAsNew(page, newPerson('Stella'));
  await box(page).fill('tiktok: ann_one\ntiktok: ben_two\ntiktok: cara_three');
  await captureButton(page).click();
  await expect(line(page, 'ann_one')).toContainText('Capturing...');
  await captures(page).getByRole('button', { name: 'Stop' }).click();
  await expect(captures(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(captures(page).getByRole('listitem')).toHaveCount(3);
  free();
  await expect(captures(page).getByText('3 captured').first()).toBeVisible();
  expect(asked).toEqual(['ann_one', 'ben_two', 'cara_three']);
});

test('a toast tells that all are done on another page', async ({ page }) => {
  let free = () => {};
  const held = new Promise<void>((resolve) => (free = resolve));
  await standIn(page, (_, route) => held.then(() => route.fulfill({ json: answerTo('ann_one') })));
  await signInAsNew(page, newPerson('Tove'));
  await box(page).fill('tiktok: ann_one');
  await captureButton(page).click();
  await expect(line(page, 'ann_one')).toContainText('Capturing...');
  await page.getByRole('link', { name: 'API Key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API Key' })).toBeVisible();
  free();
  await page.getByRole('button', { name: 'See them' }).click();
  await expect(line(page, 'ann_one')).toContainText('Saved ann_one.');
});

test('what is typed while a list is kept stays in the box, on whatever screen', async ({
  page,
}) => {
  await standIn(page);
  await signInAsNew(page, newPerson('Tim'));
  // The list is kept once what keeps it has come.
  let free = () => {};
  const held = new Promise<void>((resolve) => (free = resolve));
  await page.route('**/assets/this-tab-*', (route) => held.then(() => route.continue()));
  await box(page).fill('tiktok: ann_one');
  await captureButton(page).click();
  await expect(captureButton(page)).toBeDisabled();
  await box(page).fill('tiktok: ann_one\ntiktok: ben_two');
  free();
  await expect(line(page, 'ann_one')).toContainText('Saved ann_one.');
  await expect(box(page)).toHaveValue('tiktok: ben_two');
  await page.getByRole('link', { name: 'API Key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API Key' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(box(page)).toHaveValue('tiktok: ben_two');
});
