import type { Page } from '@playwright/test';
import { accountOf, newPerson, type Person } from '../support/person.ts';
import { linkOf, openReferrer, referredBy, summaryOf } from '../support/referral.ts';
import { DAY_MS } from '../support/days-ago.ts';
import { expect, signInHere, test } from './fixtures.ts';

/** Collects the clicks that a page reports from now on. */
function watchClicks(page: Page): string[] {
  const clicks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/referral-click')) clicks.push(request.postData() ?? '');
  });
  return clicks;
}

async function signUp(page: Page, person: Person = newPerson('Rita')) {
  await signInHere(page, person);
  return (await accountOf(person)).uid;
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('vibes.referral'));

test.describe('a referral link', () => {
  test('counts one visit a day, and refers the account opened with it', async ({ page }) => {
    const { uid, code, link } = await openReferrer();
    const clicks = watchClicks(page);
    await page.goto(link);
    await expect(page).toHaveURL('/');
    await expect.poll(() => summaryOf(uid)).toEqual({ clicks: 1 });
    await page.goto(`/signup?ref=${code}&next=%2Fdashboard%2Fcrm`);
    await expect(page).toHaveURL(/\/signup\?next=%2Fdashboard%2Fcrm$/);
    await page.goto(`/dashboard?ref=${code}`);
    await expect(page).toHaveURL(/\/login$/);

    expect(await referredBy(await signUp(page))).toBe(code);
    expect(await summaryOf(uid)).toEqual({ clicks: 1, sign_ups: 1 });
    expect(clicks).toEqual([JSON.stringify({ code })]);
    await expect.poll(() => kept(page)).toBeNull();
  });

  test('replaces the one followed before, and another address does not', async ({ page }) => {
    await test.step('an address with an invalid code changes nothing', async () => {
      const clicks = watchClicks(page);
      await page.goto('/login?ref=newsletter');
      await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
      await expect(page).toHaveURL(/\/login\?ref=newsletter$/);
      expect(clicks).toEqual([]);
    });

    const [first, last] = [await openReferrer(), await openReferrer()];
    await page.goto(first.link);
    await page.goto(last.link);
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    expect(await referredBy(await signUp(page))).toBe(last.code);
    await expect.poll(() => summaryOf(first.uid)).toEqual({ clicks: 1 });
  });

  for (const { days, isBound } of [
    { days: 59, isBound: true },
    { days: 61, isBound: false },
  ])
    test(`followed ${days} days ago ${isBound ? 'counts' : 'is over'}`, async ({
      page,
      browser,
    }) => {
      const { uid, code, link } = await openReferrer();
      await page.clock.setFixedTime(Date.now() - days * DAY_MS);
      await page.goto(link);
      await expect.poll(() => summaryOf(uid)).toEqual({ clicks: 1 });
      expect(await kept(page)).toContain(code);
      // The same browser today: its storage, without the moved clock.
      const context = await browser.newContext({
        storageState: await page.context().storageState(),
      });
      const today = await context.newPage();
      await today.goto('/login');
      expect(await kept(today)).toContain(code);
      expect(await referredBy(await signUp(today))).toBe(isBound ? code : null);
      await context.close();
    });

  test('works where storage is forbidden, until the page is left', async ({ page }) => {
    const { code } = await openReferrer();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(`/login?ref=${code}`);
    await expect(page).toHaveURL(/\/login$/);
    expect(await referredBy(await signUp(page))).toBe(code);
  });

  test('of one’s own counts no visit, and refers nobody under another spelling either', async ({
    page,
    browser,
  }) => {
    const { email } = newPerson('Olga');
    const [name = ''] = email.split('@');
    await page.goto('/login');
    const uid = await signUp(page, { name: 'Olga', email: `${name}@gmail.com` });
    await expect(page.getByRole('button', { name: /Copy your referral link/ })).toBeVisible();
    const { link } = await linkOf(uid);
    const clicks = watchClicks(page);
    await page.goto(link);
    await expect(page).toHaveURL('/');
    expect(clicks).toEqual([]);
    expect(await kept(page)).toBeNull();

    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto(link);
    await elsewhere.goto('/login');
    const again = `${name.replaceAll('.', '')}+again@googlemail.com`;
    expect(await referredBy(await signUp(elsewhere, { name: 'Olga', email: again }))).toBeNull();
    expect(await summaryOf(uid)).toEqual({ clicks: 1 });
    await context.close();
  });
});
