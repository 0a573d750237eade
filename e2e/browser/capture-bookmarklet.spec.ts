import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { testWorld } from '../support/world.ts';
import { CAPTURE, captureButton, expectClean, question, sentBy } from './capture-page.ts';
import { expect, faultyTest, test, startSignedIn } from './fixtures.ts';

/** The bookmark that sends the page on which it is pressed. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const bookmark = (page: Page) => page.getByRole('link', { name: 'Send to Vibes' });

async function openCapture(page: Page) {
  await startSignedIn(page, newPerson('Bo'));
  await page.goto(CAPTURE);
  await expect(bookmark(page)).toHaveAttribute('href', /^javascript:/);
}

const addressOf = async (page: Page) => (await bookmark(page).getAttribute('href')) ?? '';

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

// The page's policy refuses something on purpose, which the console logs.
faultyTest(
  'the bookmark, pressed on a creator’s page, opens the capture page, which asks before it spends',
  async ({ page, context }) => {
    await openCapture(page);
    const address = await addressOf(page);
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
    const sent = sentBy(opened);
    await expect(question(opened)).toHaveAccessibleName('Capture @ann.lee on TikTok?');
    await expectClean(opened);
    await expect(captureButton(opened)).toBeFocused();
    await expect(profile.getByRole('heading')).toHaveText('ann.lee');
    expect(sent).toEqual([]);
  },
);

test('the capture page offers the bookmark', async ({ page, context }) => {
  await openCapture(page);

  await test.step('it holds no key, no token and no data of the person', async () => {
    const { web } = await testWorld();
    const address = await addressOf(page);
    const code = address.replace(`${web}${CAPTURE}`, '');
    expect(code).toBe(
      "javascript:(function(){var a='#'+encodeURIComponent(location.href);window.open(a,'_blank')||(location.href=a)})()",
    );
  });

  await test.step('it can be made by hand, from its copied address', async () => {
    await page.getByText('Add it by hand').press('Enter');
    await page.getByRole('button', { name: 'Copy the bookmark’s address' }).click();
    await expect(page.getByText('Bookmark address copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await addressOf(page));
    await page.getByText('Add it by hand').press('Enter');
    await expect(page.getByText('Bookmark any page, then edit that bookmark.')).toBeHidden();
  });

  await test.step('pressed on the capture page it only says where it belongs', async () => {
    for (const press of [() => bookmark(page).click(), () => bookmark(page).press('Enter')]) {
      await press();
      await expect(page.getByText('It only works from there.')).toBeVisible();
      await expectClean(page);
    }
    await expect(page.getByText('Bookmark any page, then edit that bookmark.')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });
});
