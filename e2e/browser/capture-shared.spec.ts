import type { Page } from '@playwright/test';
import { creditsOf, tester } from '../support/account.ts';
import { newPerson } from '../support/person.ts';
import { testWorld } from '../support/world.ts';
import { writeCreators } from '../support/write-creators.ts';
import {
  arrive,
  box,
  CAPTURE,
  captureButton,
  expectClean,
  handlesOf,
  question,
  sentBy,
} from './capture-page.ts';
import { ann, signIn } from './crm.ts';
import { expect, signInHere, startSignedIn, test } from './fixtures.ts';

/** What the phone's share sheet sends to the installed app. */

interface ShareTarget {
  action: string;
  method: string;
  params: Record<'title' | 'text' | 'url', string>;
}

/** The address that Android opens for a share, built from the manifest. */
async function shareAddress(fields: Partial<ShareTarget['params']>): Promise<string> {
  const answer = await fetch(`${(await testWorld()).web}/manifest.webmanifest`);
  const manifest = (await answer.json()) as { share_target?: ShareTarget };
  if (!manifest.share_target) throw new Error('The manifest names no share target.');
  const { action, method, params } = manifest.share_target;
  expect(method.toUpperCase()).toBe('GET');
  const query = new URLSearchParams();
  for (const name of ['title', 'text', 'url'] as const)
    if (fields[name] !== undefined) query.append(params[name], fields[name]);
  return `${action}?${query.toString()}`;
}

const share = async (page: Page, fields: Partial<ShareTarget['params']>) =>
  page.goto(await shareAddress(fields));

/** The same while the app is already open: without a load. */
const shareHere = async (page: Page, fields: Partial<ShareTarget['params']>) =>
  arrive(page, await shareAddress(fields));

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

/** What a bookmark sends to a page that is already open. */
const send = (page: Page, text: string) => page.evaluate((to) => (location.hash = to), text);

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
    await page.keyboard.press('Escape');
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
    await page.keyboard.press('Escape');
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
    await expect(question(page)).toContainText('Ann Lee is in your CRM already, as Discovered.');
    await expect(question(page)).toContainText('costs nothing');
    await shareHere(page, { text: 'https://www.instagram.com/ann.lee/' });
    await expect(question(page)).toHaveAccessibleName('Capture @ann.lee on Instagram?');
    await expect(question(page)).toContainText('Ann Lee is in your CRM already');
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
    await chooser.getByLabel('E-mail').fill(email);
    await chooser.getByRole('button', { name: 'Continue' }).click();
    await expect(question(page)).toHaveAccessibleName(`Capture @${handle} on TikTok?`);
    await expectClean(page);
    await expect(captureButton(page)).toBeFocused();
    expect(sent).toEqual([]);
  });

const HOSTILE: [string, string][] = [
  ['another site', 'https://example.com/@ann'],
  ['no link', 'just @ann'],
  ['a script', 'javascript:alert(document.domain)'],
  ['a document', 'data:text/html,<script>alert(1)</script>'],
  ['markup', '"><img src=x onerror=alert(1)>'],
  ['a long text', 'a b '.repeat(1500)],
];

test('a link sent here is checked before it is asked about', async ({ page }) => {
  await startSignedIn(page, newPerson('Shea'));
  const sent = sentBy(page);
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') throw new Error('A script ran.');
    return dialog.accept();
  });

  await test.step('the address of the main content opens no question', async () => {
    await page.goto(CAPTURE);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
  });

  await test.step('of two shares in a row, the question is about the newer one', async () => {
    const [first, second] = [tester('sent first'), tester('sent second')];
    await send(page, encodeURIComponent(first.url));
    await expect(question(page)).toHaveAccessibleName(new RegExp(first.handle));
    await box(page).focus();
    await send(page, encodeURIComponent(second.url));
    await expect(question(page)).toHaveAccessibleName(new RegExp(second.handle));
    await expect(captureButton(page)).toBeFocused();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await send(page, encodeURIComponent(second.url));
    await expect(question(page)).toHaveAccessibleName(new RegExp(second.handle));
  });

  await test.step('the link is found in each field of a share', async () => {
    const shares: ((url: string) => Partial<ShareTarget['params']>)[] = [
      (url) => ({ url }),
      (url) => ({ title: url }),
      (url) => ({ text: `Follow me\n\n${url}`, title: 'Me', url: '' }),
      (url) => ({ text: url, url: 'https://example.com/else' }),
    ];
    for (const [index, fieldsOf] of shares.entries()) {
      const { handle, url } = tester(`shared in any field ${index}`);
      await shareHere(page, fieldsOf(url));
      await expect(question(page)).toHaveAccessibleName(`Capture @${handle} on TikTok?`);
      await expectClean(page);
    }
    await shareHere(page, { text: 'https://vm.tiktok.com/ZMabc123/' });
    const behind = 'Capture the creator behind this TikTok link?';
    await expect(question(page)).toHaveAccessibleName(behind);
    await expect(question(page)).toContainText('vm.tiktok.com/ZMabc123/');
  });

  await test.step('a text that names no creator is put in the box, with advice', async () => {
    for (const [what, text] of HOSTILE) {
      // The long one goes by the server, as every share does that opens the app.
      await (what === 'a long text' ? share : shareHere)(page, { text });
      await expect(page.getByRole('alert'), what).toContainText(
        'Open the profile and share its link',
      );
      await expect(box(page), what).toHaveValue(text.trim().slice(0, 2000));
      await expectClean(page);
      await expect(question(page)).toHaveCount(0);
    }
    for (const text of ['%', '%E0%A4%A', '%00%FF/']) {
      await send(page, text);
      await expect(box(page)).toHaveValue(text);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectClean(page);
    }
    await page.goto(`${CAPTURE}?opened=anew#${'%41'.repeat(350_000)}`);
    await expect(page.getByRole('alert')).toContainText('Open the profile and share its link');
    await expectClean(page);
  });

  await test.step('several creators are put in the box, with one button to capture them all', async () => {
    const both = 'tiktok: mara.kiln\ntiktok: theo_bakes';
    await box(page).fill('tiktok: typed_before');
    await page.reload();
    await expect(box(page)).toHaveValue('tiktok: typed_before');
    await send(page, encodeURIComponent(both));
    await expect(page.getByText('2 creators were sent here')).toBeVisible();
    await expect(box(page)).toHaveValue(`tiktok: typed_before\n${both}`);
    await expect(page.getByRole('button', { name: 'Capture 3 creators' })).toBeVisible();
    await expectClean(page);
    await expect(question(page)).toHaveCount(0);
    expect(sent).toEqual([]);
  });
});

test('signing in without a share leads to the dashboard', async ({ page }) => {
  await page.goto('/login?next=%2Fdashboard%2F..%2F%2Felsewhere.example');
  await signInHere(page, newPerson('Dana'));
});
