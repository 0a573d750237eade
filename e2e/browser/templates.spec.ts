import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { DM_MAXIMUM } from '@vibes/core/template/template-limits';
import { press, tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { errorToast, expect, faultyTest, signInAsNew, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** Message templates: what is written, what a creator will read, what is refused and saved. */

// A service worker would answer some requests that are made to fail or given here.
test.use({ serviceWorkers: 'block' });

const TABS = ['Email', 'Instagram', 'TikTok'] as const;

async function openTemplates(page: Page): Promise<{ name: string; email: string }> {
  const name = `Tess ${randomUUID().slice(0, 6)}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@brand.test`;
  await signInAsNew(page, { name, email });
  await page.goto('/dashboard/messages');
  const heading = page.getByRole('heading', { level: 2, name: 'Preview' });
  await expect(heading).toBeVisible({ timeout: 20_000 });
  return { name, email };
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const preview = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Preview' }).locator('xpath=ancestor::section');
const save = (page: Page) => page.getByRole('button', { name: 'Save Templates' });
const insert = (page: Page, variable: string) =>
  page.getByRole('button', { name: `Insert {{${variable}}}` });

async function insertExamples(page: Page) {
  for (const name of TABS) {
    await tab(page, name).click();
    await page.getByRole('button', { name: 'Insert example' }).click();
  }
  await tab(page, 'Email').click();
}

/** Captures with the key of the account on screen. */
async function capture(page: Page, url: string): Promise<CaptureAnswer> {
  const answered = page.waitForResponse('**/api/call/getUserData');
  await page.reload();
  const { result } = (await (await answered).json()) as { result: { apiKey: { api_key: string } } };
  const { status, body } = await press(result.apiKey, { url });
  expect(status).toBe(200);
  return body as CaptureAnswer;
}

test('a new account has the default subject and three templates to write', async ({ page }) => {
  await openTemplates(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Templates');
  await expect(page.getByRole('heading', { level: 2, name: 'Template Editor' })).toBeVisible();
  await expect(page.getByLabel('Email Subject')).toHaveValue(
    'Paid Partnership Opportunity for {{creatorName}}',
  );
  await expect(page.getByLabel('Email Template')).toHaveValue('');
  await expect(page.getByLabel('Email Signature')).toHaveValue('');
  for (const name of ['Instagram', 'TikTok']) {
    await tab(page, name).click();
    await expect(page.getByLabel(`${name} DM Template`)).toHaveValue('');
    await expect(preview(page)).toContainText('Your DM will be here');
  }
});

test('the preview is written to a really captured creator, as the message will be', async ({
  page,
}) => {
  const { name } = await openTemplates(page);
  await expect(preview(page)).toContainText('Ana Rivera is invented.');
  await expect(preview(page)).toContainText('Gmail is not connected yet.');
  await expect(preview(page).getByRole('link', { name: 'Connect Gmail' })).toBeVisible();

  const first = tester(`${name}-first`);
  const { creator } = await capture(page, first.url);
  const choice = page.getByLabel('Preview with');
  await expect(choice).toContainText(`${creator.name} (@${first.handle})`);
  await page
    .getByLabel('Email Template')
    .fill('Hi {{creatorName}},\n\nthe brief: https://brand.test/brief. You are @{{handle}}');
  await page.getByLabel('Email Signature').fill('Yours, {{myName}}');
  await expect(preview(page)).toContainText(creator.email ?? 'an address');
  await expect(preview(page)).toContainText(`Paid Partnership Opportunity for ${creator.name}`);
  await expect(preview(page)).toContainText(`Hi ${creator.name},`);
  await expect(preview(page)).toContainText(`You are @${first.handle}`);
  await expect(preview(page)).toContainText(`Yours, ${name}`);
  await expect(preview(page).getByRole('link', { name: 'brand.test/brief' })).toHaveAttribute(
    'href',
    'https://brand.test/brief',
  );
  await expect(insert(page, 'creatorName')).toContainText(creator.name);
  await expect(insert(page, 'handle')).toContainText(first.handle);
  await expect(insert(page, 'platform')).toContainText('TikTok');
  await expect(insert(page, 'myName')).toContainText(name);

  await tab(page, 'TikTok').click();
  await page.getByLabel('TikTok DM Template').fill('Hi {{creatorName}} on {{platform}}!');
  await expect(preview(page)).toContainText(`@${first.handle} on TikTok`);
  await expect(preview(page)).toContainText(`Hi ${creator.name} on TikTok!`);
  await tab(page, 'Instagram').click();
  await expect(preview(page)).toContainText('None of your newest creators is on Instagram');
});

test('another creator can be chosen, and one without an address gets no e-mail', async ({
  page,
}) => {
  const { name } = await openTemplates(page);
  const first = tester(`${name}-known`);
  const { creator } = await capture(page, first.url);
  const { creator: silent } = await capture(page, 'https://www.tiktok.com/@theo_bakes');
  const choice = page.getByLabel('Preview with');
  await expect(choice.getByRole('option')).toHaveCount(2);
  await expect(choice).toHaveValue(creator.id ?? '');
  await choice.selectOption(silent.id ?? '');
  await expect(preview(page)).toContainText('No address found, so no e-mail goes out.');
  await expect(preview(page)).toContainText(`Paid Partnership Opportunity for ${silent.name}`);
});

test('what cannot be sent stands in the preview as a sentence', async ({ page }) => {
  await openTemplates(page);
  await expect(preview(page)).toContainText('Your e-mail will be here');
  await page.getByLabel('Email Subject').fill('');
  await expect(preview(page)).toContainText('The subject is still to be written.');
  await page.getByLabel('Email Template').fill('Hello {{firstName}}, nice work');
  await expect(preview(page)).toContainText(
    'There is no variable {{firstName}}. Use one of those listed.',
  );
});

test('a name that is missing is said, and the way to the profile shown', async ({ page }) => {
  const { email } = await openTemplates(page);
  await page.getByLabel('Email Template').fill('Yours sincerely, {{myName}}');
  await expect(preview(page)).toContainText('Yours sincerely, Tess');
  const users = (await database()).collection('users');
  const [account] = (await users.where('email', '==', email).get()).docs;
  await account?.ref.update({ name: '' });
  await expect(preview(page)).toContainText('{{myName}} is empty: your profile has no name.');
  await preview(page).getByRole('link', { name: 'Add your name' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});

const REFUSED = [
  ['Email', 'Email Subject', 'ab', 'Email subject must be at least 3 characters.'],
  ['Email', 'Email Template', 'short', 'Email template must be at least 10 characters.'],
  ['Instagram', 'Instagram DM Template', '', 'Instagram template must be at least 10 characters.'],
  ['TikTok', 'TikTok DM Template', 'short', 'TikTok template must be at least 10 characters.'],
] as const;

for (const [tabName, label, text, message] of REFUSED)
  test(`a refused save opens the tab and goes to the field: ${message}`, async ({ page }) => {
    await openTemplates(page);
    await insertExamples(page);
    await tab(page, tabName).click();
    const field = page.getByLabel(label);
    await field.fill(text);
    await expect(page.getByText(message)).toHaveCount(0);
    await tab(page, tabName === 'Email' ? 'TikTok' : 'Email').click();
    await save(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(tab(page, `${tabName} (needs correction)`)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(field).toBeFocused();
    await field.fill('Long enough for every rule');
    await expect(page.getByText(message)).toHaveCount(0);
    await field.fill(text);
    await expect(page.getByText(message)).toBeVisible();
  });

test('with two tabs at fault the field on screen is gone to', async ({ page }) => {
  await openTemplates(page);
  await tab(page, 'TikTok').click();
  await save(page).click();
  await expect(page.getByLabel('TikTok DM Template')).toBeFocused();
  await expect(tab(page, 'Instagram (needs correction)')).toBeVisible();
});

test('tabs say what is not saved, Ctrl+S saves it, and it is there after a reload', async ({
  page,
}) => {
  await openTemplates(page);
  await insertExamples(page);
  for (const name of TABS) await expect(tab(page, `${name} (not saved)`)).toBeVisible();
  await page.getByLabel('Email Signature').fill('Tess, Brand');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Message templates updated successfully')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'not saved' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Email Signature')).toHaveValue('Tess, Brand');
  await expect(page.getByRole('button', { name: 'Insert example' })).toHaveCount(0);
});

test('an example fills only what is empty, and undo takes it back', async ({ page }) => {
  await openTemplates(page);
  await page.getByLabel('Email Subject').fill('My own subject');
  await page.getByRole('button', { name: 'Insert example' }).click();
  await expect(page.getByLabel('Email Subject')).toHaveValue('My own subject');
  await expect(page.getByLabel('Email Template')).toHaveValue(/^Hi {{creatorName}},\n\nI came/);
  await expect(page.getByLabel('Email Template')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Insert example' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Email Template')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Insert example' })).toBeVisible();
});

test('a variable goes to the cursor of the field last written in', async ({ page }) => {
  await openTemplates(page);
  const subject = page.getByLabel('Email Subject');
  await subject.fill('Hello , shall we?');
  for (let i = 0; i < ', shall we?'.length; i++) await subject.press('ArrowLeft');
  await insert(page, 'handle').click();
  await expect(subject).toHaveValue('Hello {{handle}}, shall we?');
  await page.keyboard.type('!');
  await expect(subject).toHaveValue('Hello {{handle}}!, shall we?');
});

test('a DM is counted as it is sent, up to what its platform allows', async ({ page }) => {
  await openTemplates(page);
  await tab(page, 'Instagram').click();
  const field = page.getByLabel('Instagram DM Template');
  await field.fill('Hi {{creatorName}}');
  await expect(page.getByText('13 of 1,000 characters')).toBeVisible();
  await field.fill('x'.repeat(950));
  await expect(page.getByRole('status').getByText('Close to what Instagram allows.')).toBeVisible();
  await field.fill('x'.repeat(DM_MAXIMUM.instagram + 1));
  await expect(page.getByText('1,001 of 1,000 characters')).toBeVisible();
  await expect(page.getByText('Too long for Instagram: shorten it.')).toBeVisible();
  await save(page).click();
  await tab(page, 'Instagram').click();
  await expect(
    page.getByText('Instagram template can have 1,000 characters at most.'),
  ).toBeVisible();

  await tab(page, 'TikTok').click();
  await page.getByLabel('TikTok DM Template').fill('x'.repeat(1001));
  await expect(page.getByText('1,001 of 6,000 characters')).toBeVisible();
});

test('a long subject is told what a phone shows of it', async ({ page }) => {
  await openTemplates(page);
  await page.getByLabel('Email Subject').fill('x'.repeat(61));
  await expect(page.getByText('61 characters. Phones show about the first 60.')).toBeVisible();
  await page.getByLabel('Email Subject').fill('Hello {{creatorName}}');
  await expect(page.getByText('16 characters')).toBeVisible();
});

test('write, insert a variable and save with the keyboard alone', async ({ page }) => {
  await openTemplates(page);
  await insertExamples(page);
  await tab(page, 'Email').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Instagram')).toHaveAttribute('aria-selected', 'true');
  const field = page.getByLabel('Instagram DM Template');
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Hello from the keyboard, ');
  await page.keyboard.press('Tab');
  await expect(insert(page, 'creatorName')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Hello from the keyboard, {{creatorName}}');
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message templates updated successfully')).toBeVisible();
});

test('on a phone the variables are in reach and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openTemplates(page);
  await insert(page, 'creatorName').click();
  await expect(page.getByLabel('Email Template')).toHaveValue('{{creatorName}}');
  await page.getByLabel('Email Subject').fill('x'.repeat(200));
  await expect(preview(page)).toContainText('x'.repeat(200));
  await expect(save(page)).toBeInViewport();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('the affiliate script is on the page while it is shown', async ({ page }) => {
  await openTemplates(page);
  await expect(page.locator('script[data-tolt]')).toHaveCount(0);

  await page.route('**/product.json', (route) =>
    route.fulfill({ json: { affiliate_script_url: '/tracker.js', affiliate_key: 'public-key' } }),
  );
  await page.route('**/tracker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const loaded = page.waitForResponse('**/tracker.js');
  await page.reload();
  await loaded;
  await expect(page.locator('script[src="/tracker.js"][data-tolt="public-key"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'CRM' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creator CRM');
  await expect(page.locator('script[data-tolt]')).toHaveCount(0);
});

faultyTest('a save that fails says why and keeps what was written', async ({ page }) => {
  await openTemplates(page);
  await insertExamples(page);
  await page.route('**/api/call/updateUserData', async (route) => {
    const headers = { ...route.request().headers(), authorization: '' };
    await route.continue({ headers });
  });
  await save(page).click();
  await expect(
    errorToast(page, 'Failed to update message templates: Not authenticated'),
  ).toBeVisible();
  await expect(page.getByLabel('Email Template')).toHaveValue(/^Hi {{creatorName}}/);
  await expect(tab(page, 'Email (not saved)')).toBeVisible();
  await page.unroute('**/api/call/updateUserData');
  await save(page).click();
  await expect(page.getByText('Message templates updated successfully')).toBeVisible();
});

faultyTest('a preview that cannot be read says so, and what is typed stays', async ({ page }) => {
  await openTemplates(page);
  await page.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort());
  await page.reload();
  await page.getByLabel('Email Template').fill('Written without a line');
  await expect(preview(page)).toContainText('The preview could not be made', { timeout: 20_000 });
  await page.unroute(/google\.firestore\.v1\.Firestore/);
  await preview(page).getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page)).toContainText('Written without a line', { timeout: 30_000 });
});

faultyTest('while a save runs the button says so', async ({ page }) => {
  await openTemplates(page);
  await insertExamples(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/call/updateUserData', async (route) => {
    await held;
    await route.continue();
  });
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(save(page)).toBeEnabled();
});
