import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { grantCredits } from '../../local/src/world/grant-credits.ts';
import { openTestAccount, tester } from '../support/account.ts';
import { newPerson } from '../support/person.ts';
import { testWorld } from '../support/world.ts';
import {
  answerTo,
  box,
  captureButton,
  captures,
  clearCaptures,
  gate,
  line,
  setPace,
  standIn,
} from './captures.ts';
import { expect, faultyTest, signInAsNew, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** Links, handles and lists pasted on the dashboard. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const emailOf = ({ name }: { name: string }) => `${name}@brand.test`;

test('a pasted link or handle becomes a creator in the CRM', async ({ page }) => {
  const account = await openTestAccount(5);
  await setPace(page);
  await signInAsNew(page, { name: account.name, email: emailOf(account) });

  await test.step('a link is captured, and its DM can be copied', async () => {
    const { handle, url } = tester(`${account.name}-link`);
    await box(page).fill(url);
    await expect(page.getByText(`@${handle} on TikTok`)).toBeVisible();
    await expect(page.getByText('A new creator costs 1 credit. You have 5.')).toBeVisible();
    const answered = page.waitForResponse('**/api/capture');
    await box(page).press('Enter');
    await expect(line(page, `@${handle}`)).toContainText(/Email to .+ sent/);
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
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a handle alone asks for its platform', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const { handle } = tester(`${account.name}-handle`);
    await box(page).fill(`@${handle}`);
    await captureButton(page).click();
    await expect(page.getByText('Choose TikTok or Instagram for the handle.')).toBeVisible();
    const choice = page.getByRole('group', { name: 'Handles are on' });
    await choice.getByRole('button', { name: 'TikTok' }).click();
    await captureButton(page).click();
    await expect(line(page, `@${handle}`)).toContainText(/Email to .+ sent/);
  });
});

faultyTest('a pasted list is sent as far as it can be read and paid for', async ({ page }) => {
  const account = await openTestAccount(3);
  await setPace(page);
  await signInAsNew(page, { name: account.name, email: emailOf(account) });

  await faultyTest.step('unread lines are named, and each creator gets an answer', async () => {
    const [first, second] = [tester(`${account.name}-1`), tester(`${account.name}-2`)];
    const lines = [
      first.url,
      'https://www.youtube.com/@somebody',
      `tiktok: ${second.handle}`,
      first.url,
      'tiktok: nowhere_at_all',
    ];
    await box(page).fill(lines.join('\n'));
    await expect(page.getByText('3 creators, 1 line not readable, 1 listed twice')).toBeVisible();
    await expect(page.getByText('not TikTok or Instagram')).toBeVisible();
    await page.getByRole('button', { name: 'Capture 3 creators' }).click();
    await expect(box(page)).toHaveValue('https://www.youtube.com/@somebody');
    // The line follows its email.
    await expect(line(page, first.handle)).toContainText(/Email to .+ sent/);
    await expect(line(page, second.handle)).toContainText(/Email to .+ sent/);
    await expect(line(page, 'nowhere_at_all')).toContainText('This profile doesn’t exist.');
    await expect(
      line(page, 'nowhere_at_all').getByRole('button', { name: /Try again/ }),
    ).toBeVisible();
    await expect(captures(page).getByText('2 captured, 1 failed').first()).toBeVisible();
    await clearCaptures(page);
  });

  await faultyTest.step('the list stops without credits, and goes on with new ones', async () => {
    const creators = ['3', '4', '5'].map((each) => tester(`${account.name}-${each}`));
    await box(page).fill(creators.map(({ url }) => url).join('\n'));
    await expect(page.getByText(/You have 1\. When they are spent, the rest waits/)).toBeVisible();
    await box(page).press('Control+Enter');
    await expect(captures(page)).toContainText(
      'Not saved yet. We’ll capture these once you have credits and the app is open here.',
    );
    await expect(captures(page)).toContainText('1 of 3');
    await grantCredits(await testWorld(), { uid: account.uid, credits: 5, ref: 'more' });
    await expect(captures(page).getByText('3 captured').first()).toBeVisible();
  });
});

test('a list is stored, taken back and sent on every screen', async ({ page }) => {
  // The requests that the test holds, and until when.
  let held = { name: '', gate: gate() };
  const hold = (name: string) => (held = { name, gate: gate() }).gate;
  const asked = await standIn(page, ({ username }, route) =>
    username === held.name
      ? held.gate.opened.then(() => route.fulfill({ json: answerTo(username) }))
      : null,
  );
  await setPace(page);
  // The list is stored once the code that stores it is loaded.
  const chunk = gate();
  await page.route('**/assets/this-tab-*', (route) => chunk.opened.then(() => route.continue()));
  await signInAsNew(page, newPerson('Tim'));

  await test.step('text typed meanwhile stays in the box, on every screen', async () => {
    await box(page).fill('tiktok: ann_one');
    await captureButton(page).click();
    await expect(captureButton(page)).toBeDisabled();
    await box(page).fill('tiktok: ann_one\ntiktok: ben_two');
    chunk.open();
    await expect(line(page, 'ann_one')).toContainText('Saved ann_one.');
    await expect(box(page)).toHaveValue('tiktok: ben_two');
    await page.getByRole('link', { name: 'API Key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'API Key' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(box(page)).toHaveValue('tiktok: ben_two');
    await clearCaptures(page);
  });

  await test.step('a stopped list is taken back, and returns with Undo', async () => {
    asked.length = 0;
    const { open } = hold('cara_one');
    await box(page).fill('tiktok: cara_one\ntiktok: dora_two\ntiktok: eve_three');
    await captureButton(page).click();
    await expect(line(page, 'cara_one')).toContainText('Capturing...');
    await captures(page).getByRole('button', { name: 'Stop' }).click();
    await expect(captures(page).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(captures(page).getByRole('listitem')).toHaveCount(3);
    open();
    await expect(captures(page).getByText('3 captured').first()).toBeVisible();
    expect(asked).toEqual(['cara_one', 'dora_two', 'eve_three']);
    await clearCaptures(page);
  });

  await test.step('a list of 201 is refused', async () => {
    const names = Array.from({ length: 201 }, (_, index) => `creator_${index}`);
    const { open } = hold('creator_0');
    await box(page).fill(names.map((name) => `tiktok: ${name}`).join('\n'));
    await page.getByRole('button', { name: 'Capture 201 creators' }).click();
    await expect(page.getByText('201 creators are too many at once. Take out 1.')).toBeVisible();
    const list = names.slice(0, 200).map((name) => `https://www.tiktok.com/@${name}`);
    await box(page).fill(list.join('\n'));
    await page.getByRole('button', { name: 'Capture 200 creators' }).click();
    await expect(captures(page)).toContainText('0 of 200 · about 4 minutes left');
    await expect(captures(page).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('link', { name: 'See all 200' }).click();
    await expect(captures(page).getByRole('listitem')).toHaveCount(200);
    await captures(page).getByRole('button', { name: 'Stop' }).click();
    await expect(captures(page).getByRole('listitem')).toHaveCount(1);
    open();
    await expect(captures(page).getByText('1 captured').first()).toBeVisible();
    await clearCaptures(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
  });

  await test.step('12 creators are sent in order, each once', async () => {
    asked.length = 0;
    const list = Array.from({ length: 12 }, (_, index) => `tester_${index}`);
    await box(page).fill(list.map((name) => `https://www.tiktok.com/@${name}`).join('\n'));
    await page.getByRole('button', { name: 'Capture 12 creators' }).click();
    await expect(captures(page).getByText('12 captured').first()).toBeVisible();
    expect(asked).toEqual(list);
    await clearCaptures(page);
  });

  await test.step('a toast on another page says that all are done', async () => {
    const { open } = hold('fay_one');
    await box(page).fill('tiktok: fay_one');
    await captureButton(page).click();
    await expect(line(page, 'fay_one')).toContainText('Capturing...');
    await page.getByRole('link', { name: 'API Key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'API Key' })).toBeVisible();
    open();
    await page.getByRole('button', { name: 'See them' }).click();
    await expect(line(page, 'fay_one')).toContainText('Saved fay_one.');
  });
});
