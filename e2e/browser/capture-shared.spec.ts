import type { Page } from '@playwright/test';
import { creditsOf, tester } from '../support/account.ts';
import { newPerson } from '../support/person.ts';
import { writeCreators } from '../support/write-creators.ts';
import {
  CAPTURE,
  captureButton,
  expectClean,
  handlesOf,
  question,
  sentBy,
} from './capture-page.ts';
import { ann, signIn } from './crm.ts';
import { expect, signInHere, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { share, shareHere, shareAddress } from './share.ts';

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

test('a shared profile opens a question, and one press captures it once', async ({ page }) => {
  const { uid } = await signIn(page);
  const sent = sentBy(page);
  const { handle, url } = tester('shared to the app');
  const before = await creditsOf(uid);
  const fields = { title: 'TikTok', text: `Check out this profile! ${url}?_t=8x&_r=1` };

  await test.step('the question names the profile and the cost', async () => {
    await share(page, fields);
    await expect(question(page)).toHaveAccessibleName(`Capture @${handle} on TikTok?`);
    await expect(question(page)).toContainText('A new creator costs 1 credit.');
    await expectClean(page);
    await expect(captureButton(page)).toBeFocused();
  });

  await test.step('Escape and "Not now" close it without a capture', async () => {
    await pressEscape(page);
    await expect(question(page)).toBeHidden();
    await shareHere(page, fields);
    await expect(captureButton(page)).toBeFocused();
    await question(page).getByRole('button', { name: 'Not now' }).click();
    await expect(question(page)).toBeHidden();
    await expectClean(page);
    expect(sent).toEqual([]);
  });

  await test.step('the same profile shared again opens the question again, however soon', async () => {
    await comeAgainOnceClean(page);
    await shareHere(page, fields);
    await expect(question(page)).toBeVisible();
    await expectClean(page);
    await pressEscape(page);
    await expect(question(page)).toBeHidden();
  });

  await test.step('one press captures it', async () => {
    await shareHere(page, fields);
    await expect(captureButton(page)).toBeFocused();
    await expect(captureButton(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect.poll(() => handlesOf(uid)).toEqual([handle]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.authorization).toMatch(/^Bearer (?!vo_)/);
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'your CRM' })).toBeVisible();
  });

  await test.step('the question does not return', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await page.goBack();
    await expectClean(page);
    await page.reload();
    await expectClean(page);
    await expect(question(page)).toHaveCount(0);
    expect(sent).toHaveLength(1);
    expect((await creditsOf(uid)).balance).toBe(before.balance - 1);
  });

  await test.step('for a creator in the CRM the question says so', async () => {
    await writeCreators(uid, { ann });
    await shareHere(page, { text: 'https://www.tiktok.com/@annlee' });
    await expect(question(page)).toHaveAccessibleName('Capture @annlee on TikTok?');
    await expect(question(page)).toContainText('Ann Lee is already in your CRM, as Discovered.');
    await expect(question(page)).toContainText('Capturing again is free');
    await shareHere(page, { text: 'https://www.instagram.com/ann.lee/' });
    await expect(question(page)).toHaveAccessibleName('Capture @ann.lee on Instagram?');
    await expect(question(page)).toContainText('Ann Lee is already in your CRM');
  });
});

for (const way of ['share', 'fragment'] as const)
  test(`a signed-out person signs in first and is then asked: ${way}`, async ({ page }) => {
    const { handle, url } = tester('shared signed out');
    const sent = sentBy(page);
    await page.goto(
      way === 'share'
        ? await shareAddress({ text: `Look & see: ${url}?a=1&b=2#top` })
        : `${CAPTURE}#${encodeURIComponent(`${url}?a=1&b=2`)}`,
    );
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/signup\?next=/);
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    const chooser = page.getByRole('dialog');
    await chooser.getByRole('button', { name: 'Use another account' }).click();
    const { name, email } = newPerson('Sina');
    await chooser.getByLabel('Name').fill(name);
    await chooser.getByLabel('Email').fill(email);
    await chooser.getByRole('button', { name: 'Continue' }).click();
    await expect(question(page)).toHaveAccessibleName(`Capture @${handle} on TikTok?`);
    await expectClean(page);
    await expect(captureButton(page)).toBeFocused();
    expect(sent).toEqual([]);
  });

test('signing in without a share leads to the dashboard', async ({ page }) => {
  await page.goto('/login?next=%2Fdashboard%2F..%2F%2Felsewhere.example');
  await signInHere(page, newPerson('Dana'));
});
