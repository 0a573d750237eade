import type { Page } from '@playwright/test';
import { accountOf, newPerson } from '../support/person.ts';
import { linkOf, referredBy, summaryOf } from '../support/referral.ts';
import { card } from './dashboard.ts';
import { expect, signInAsNew, signInHere, test } from './fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('vibes.referral'));
const figures = (page: Page) => card(page, 'So far').getByRole('definition');

test('a referral link counts one visit a day and the account opened with it, live', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = newPerson('Olga');
  await signInAsNew(page, owner);
  await page.getByRole('link', { name: 'Track Your Earnings' }).click();
  await expect(page).toHaveURL(/\/dashboard\/referral$/);
  const { uid } = await accountOf(owner);
  const { code, link } = await linkOf(uid);

  await test.step('its page has the link, and figures of nothing yet', async () => {
    await expect(figures(page)).toHaveText(['0', '0', '0', '$0.00', '$0.00', '$0.00']);
    await expect(page.getByText('Nothing earned yet')).toBeVisible();
    await page.getByRole('button', { name: /Copy your referral link/ }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(baseURL ?? '').origin}${link}`);
  });

  await test.step('one’s own visit counts nothing', async () => {
    await page.goto(link);
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toBeNull();
    await page.goto('/dashboard/referral');
    await expect(figures(page).first()).toHaveText('0');
  });

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const clicks: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().endsWith('/api/referral-click')) clicks.push(request.postData() ?? '');
  });

  await test.step('a visit is counted once a day, and leaves the address', async () => {
    await visitor.goto(link);
    await expect(visitor).toHaveURL('/');
    await expect(figures(page).first()).toHaveText('1');
    await visitor.goto(`/signup?ref=${code}&next=%2Fdashboard%2Fcrm`);
    await expect(visitor).toHaveURL(/\/signup\?next=%2Fdashboard%2Fcrm$/);
    await visitor.goto(`/dashboard?ref=${code}`);
    await expect(visitor).toHaveURL(/\/login$/);
  });

  await test.step('the account opened with it is referred', async () => {
    const person = newPerson('Rita');
    await signInHere(visitor, person);
    expect(await referredBy((await accountOf(person)).uid)).toBe(code);
    await expect.poll(() => kept(visitor)).toBeNull();
    await expect(figures(page).nth(1)).toHaveText('1');
    expect(await summaryOf(uid)).toEqual({ clicks: 1, sign_ups: 1 });
    expect(clicks).toEqual([JSON.stringify({ code })]);
  });
  await context.close();
});
