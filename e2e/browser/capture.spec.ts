import type { Page } from '@playwright/test';
import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { grantCredits } from '../../local/src/world/grant-credits.ts';
import { creditsOf, openTestAccount, tester } from '../support/account.ts';
import { newPerson } from '../support/person.ts';
import { testWorld } from '../support/world.ts';
import {
  arrive,
  CAPTURE,
  captureButton as confirm,
  expectClean,
  handlesOf,
  question,
  sentBy,
} from './capture-page.ts';
import { box, captures, clearCaptures, line, setPace } from './captures.ts';
import { expect, faultyTest as test, signInAsNew } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { share, shareAddress, shareHere } from './share.ts';

/** Creators captured by a pasted link, a list, a share and the bookmark. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The next share arrives a second time, as soon as it is out of the address. */
const comeAgainOnceClean = (page: Page) =>
  page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      const { href } = location;
      replace(...args);
      if (location.href === href) return;
      history.replaceState = replace;
      queueMicrotask(() => {
        history.pushState(null, '', href);
        dispatchEvent(new PopStateEvent('popstate'));
      });
    };
  });

/** Headers of creators' pages: they allow only their own scripts, requests and frames. */
const STRICT =
  "default-src 'none'; script-src 'nonce-only-theirs'; connect-src 'self'; frame-src 'none'; form-action 'self'; base-uri 'none'";

/**
 * Presses the bookmark on a page. The browser runs the code of its address in the page as a press
 * of the person, exempt from the page's policy; the debugger does the same. Only the bookmarks bar
 * itself is not shown.
 */
async function pressBookmark(page: Page, address: string) {
  const session = await page.context().newCDPSession(page);
  const expression = decodeURIComponent(address).replace(/^javascript:/, '');
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    userGesture: true,
  });
  expect(exceptionDetails).toBeUndefined();
  expect(result.type).toBe('undefined');
}

test('a pasted link, a list, a share and the bookmark capture creators', async ({
  page,
  context,
}) => {
  const account = await openTestAccount(4);
  const { uid, name } = account;
  await setPace(page);
  await signInAsNew(page, { name, email: `${name}@brand.test` });

  await test.step('a pasted link is captured, and its DM can be copied', async () => {
    const { handle, url } = tester(`${name}-link`);
    await box(page).fill(url);
    await expect(page.getByText('A new creator costs 1 credit. You have 4.')).toBeVisible();
    const answered = page.waitForResponse('**/api/capture');
    await box(page).press('Enter');
    await expect(line(page, `@${handle}`)).toContainText(/Email to .+ sent/);
    await line(page, handle).getByRole('button', { name: 'Copy DM' }).click();
    await expect(line(page, handle)).toContainText('Copied');
    const { dm } = (await (await answered).json()) as CaptureAnswer;
    expect(dm?.text).toBeTruthy();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(dm?.text);
    await line(page, handle)
      .getByRole('link', { name: `@${handle}` })
      .click();
    await expect(page.getByRole('dialog')).toContainText(handle);
    await pressEscape(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await clearCaptures(page);
  });

  await test.step('of a list each creator gets an answer', async () => {
    const { handle, url } = tester(`${name}-listed`);
    await box(page).fill(`${url}\ntiktok: nowhere_at_all`);
    await page.getByRole('button', { name: 'Capture 2 creators' }).click();
    await expect(line(page, handle)).toContainText(/Email to .+ sent/);
    await expect(line(page, 'nowhere_at_all')).toContainText('This profile doesn’t exist.');
    await expect(captures(page).getByText('1 captured, 1 failed').first()).toBeVisible();
    await clearCaptures(page);
  });

  const sent = sentBy(page);
  const { handle, url } = tester('shared to the app');
  const fields = { title: 'TikTok', text: `Check out this profile! ${url}?_t=8x&_r=1` };

  await test.step('an offer to install the app, made on another screen, is kept', async () => {
    await page.evaluate(() =>
      dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })),
    );
    await arrive(page, CAPTURE);
    await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible();
  });

  await test.step('a text of any length that is shared without a creator is put in the box', async () => {
    const text = 'a b '.repeat(1500);
    await share(page, { text });
    await expect(page.getByRole('alert')).toContainText('Open the profile and share its link');
    await expect(box(page)).toHaveValue(text.slice(0, 2000));
    await expectClean(page);
    await box(page).fill('');
  });

  await test.step('the same profile shared again opens the question again, however soon', async () => {
    await share(page, fields);
    await expect(question(page)).toHaveAccessibleName(`Capture @${handle} on TikTok?`);
    await expectClean(page);
    await pressEscape(page);
    await comeAgainOnceClean(page);
    await shareHere(page, fields);
    await expect(question(page)).toBeVisible();
    await expectClean(page);
    await pressEscape(page);
    await expect(question(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  await test.step('one press captures it once, and the question does not return', async () => {
    const { balance } = await creditsOf(uid);
    await shareHere(page, fields);
    await expect(confirm(page)).toBeFocused();
    await expect(confirm(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect.poll(() => handlesOf(uid)).toContain(handle);
    expect(sent[0]?.authorization).toMatch(/^Bearer (?!vo_)/);
    await expect(line(page, handle)).toContainText(/Email to .+ sent/);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await page.goBack();
    await expectClean(page);
    await page.reload();
    await expectClean(page);
    await expect(question(page)).toHaveCount(0);
    expect(sent).toHaveLength(1);
    expect((await creditsOf(uid)).balance).toBe(balance - 1);
    await clearCaptures(page);
  });

  await test.step('the bookmark, pressed on a creator’s page, opens the page, which asks', async () => {
    const bookmark = page.getByRole('link', { name: 'Send to Vibes' });
    const address = (await bookmark.getAttribute('href')) ?? '';
    await context.route('https://www.tiktok.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': STRICT },
        body: '<!doctype html><title>@ann.lee</title><h1>ann.lee</h1>',
      }),
    );
    const profile = await context.newPage();
    await profile.goto('https://www.tiktok.com/@ann.lee?lang=en&q=50%25#top');
    const { web } = await testWorld();
    const refused = profile.evaluate((to) => fetch(to), `${web}/api/capture`);
    await expect(refused, 'the policy is as strict as theirs').rejects.toThrow();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      pressBookmark(profile, address),
    ]);
    const sentThere = sentBy(opened);
    await expect(question(opened)).toHaveAccessibleName('Capture @ann.lee on TikTok?');
    await expectClean(opened);
    await expect(profile.getByRole('heading')).toHaveText('ann.lee');
    expect(sentThere).toEqual([]);
    await opened.close();
    await profile.close();
  });

  await test.step('a list longer than the credits waits for them, and goes on', async () => {
    const creators = ['3', '4', '5'].map((each) => tester(`${name}-${each}`));
    await box(page).fill(creators.map((each) => each.url).join('\n'));
    await expect(page.getByText(/You have 1\. When they are spent, the rest waits/)).toBeVisible();
    await box(page).press('Control+Enter');
    await expect(captures(page)).toContainText('Not saved yet.');
    await expect(captures(page)).toContainText('1 of 3');
    await grantCredits(await testWorld(), { uid, credits: 5, ref: 'more' });
    await expect(captures(page).getByText('3 captured').first()).toBeVisible();
  });
});

test('a signed-out person who shares signs in first and is then asked', async ({ page }) => {
  const { handle, url } = tester('shared signed out');
  const sent = sentBy(page);
  await page.goto(await shareAddress({ text: `Look & see: ${url}?a=1&b=2#top` }));
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('button', { name: 'Use another account' }).click();
  const person = newPerson('Sina');
  await chooser.getByLabel('Name').fill(person.name);
  await chooser.getByLabel('Email').fill(person.email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(question(page)).toHaveAccessibleName(`Capture @${handle} on TikTok?`);
  await expectClean(page);
  await expect(confirm(page)).toBeFocused();
  expect(sent).toEqual([]);
});
