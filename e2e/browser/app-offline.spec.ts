import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { CAPTURE, captureButton, question } from './capture-page.ts';
import { captures, line, standIn } from './captures.ts';
import { expect, faultyTest as test, signInAsNew } from './fixtures.ts';
import { goAbout } from './go-about.ts';
import { underWorker } from './installed-app.ts';

test.use({ serviceWorkers: 'allow' });

/** The app without a connection: which screens open, what they say, and how they recover. */

const bar = (page: Page) => page.getByText('You are offline.');
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openKept(page: Page) {
  await signInAsNew(page, newPerson('Ola'));
  await underWorker(page);
  await expect(h1(page, 'Dashboard')).toBeVisible();
}

const SCREENS = [
  ['/dashboard', 'Dashboard'],
  ['/dashboard/messages', 'Message Templates'],
  ['/dashboard/email', 'Email Settings'],
  ['/dashboard/crm', 'Creator CRM'],
  ['/dashboard/dms', 'DMs'],
  ['/dashboard/deliveries', 'Deliveries'],
  ['/dashboard/api-keys', 'API Key'],
  ['/dashboard/profile', 'Profile'],
  ['/dashboard/credits', 'Credits'],
  ['/dashboard/referral', 'Referrals'],
  ['/dashboard/capture', 'Capture'],
] as const;

test('without a connection every screen opens, and what was missing comes with the connection', async ({
  page,
  context,
}) => {
  test.slow();
  await openKept(page);
  await expect(page.getByRole('link', { name: 'See statement' })).toBeVisible();
  await context.setOffline(true);
  const tab = await context.newPage();

  await test.step('a new tab opens each screen, says so, and does not hang', async () => {
    await tab.goto('/dashboard/capture');
    await expect(h1(tab, 'Capture')).toBeVisible();
    for (const [path, name] of SCREENS) {
      await goAbout(tab, [path]);
      await expect(h1(tab, name), path).toBeVisible();
      await expect(bar(tab), path).toBeVisible();
      const loading = tab.getByRole('main').getByRole('status', { name: 'Loading' });
      await expect(loading, path).toHaveCount(0);
    }
  });

  await test.step('data is read when the connection is back, without a reload', async () => {
    await tab.goto('/dashboard/crm');
    await expect(tab.getByText('No connection to the server.')).toBeVisible();
    await expect(tab.getByText('No creators found')).toHaveCount(0);
    await tab.getByRole('link', { name: 'Message Templates' }).click();
    await expect(tab.getByText('No connection to the server.')).toBeVisible();

    await context.setOffline(false);
    await expect(tab.getByLabel('Email Subject')).toBeVisible();
    await expect(bar(tab)).toHaveCount(0);
    await tab.getByRole('link', { name: 'CRM' }).click();
    await expect(tab.getByText('No creators found')).toBeVisible();
    await tab.close();
  });

  await test.step('the app opens with damaged settings of an earlier visit', async () => {
    await page.evaluate(() => localStorage.setItem('vibes.settings', '{"firebase":'));
    await context.setOffline(true);
    await page.reload();
    await expect(h1(page, 'Dashboard')).toBeVisible();
    await expect(page.getByText(/^as of \d/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^as of \d/)).toHaveCount(0);
  });

  await test.step('a server that refuses the account is obeyed, and its sentence is shown', async () => {
    await page.route('**/api/call/openAccount', (route) =>
      route.fulfill({
        status: 401,
        json: {
          error: {
            status: 'UNAUTHENTICATED',
            message: 'This account has been closed.',
            details: { code: 'unauthorized' },
          },
        },
      }),
    );
    await page.reload();
    await expect(page.getByText('We couldn’t open your account.')).toBeVisible();
    await expect(page.getByText('This account has been closed.')).toBeVisible();
  });
});

test('the service worker opens the app, and answers for no other page', async ({
  page,
  context,
}) => {
  await openKept(page);
  const isFromWorker = async (path: string) => (await page.goto(path))?.fromServiceWorker();
  for (const path of ['/dashboard/crm', '/dashboard/capture?text=hello', '/login', '/profile'])
    expect(await isFromWorker(path), path).toBe(true);
  const strangers = ['/', '/blog', '/__/auth/handler', '/__/firebase/init.json', '/api/health'];
  for (const path of strangers) {
    expect(await isFromWorker(path), path).toBe(false);
    await expect(page.locator('#root'), path).toHaveCount(0);
  }
  await page.goto('/dashboard');
  for (const path of ['/__/firebase/init.json', '/api/health', '/api/capture', '/product.json']) {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await page.evaluate((address) => fetch(address), path);
    expect((await answered).fromServiceWorker(), path).toBe(false);
  }
  await context.setOffline(true);
  await expect(page.goto('/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await expect(page.goto('/api/health')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a profile shared without a connection is queued, and sent once when the connection is back', async ({
  page,
  context,
}) => {
  await openKept(page);
  await context.setOffline(true);
  const tab = await context.newPage();
  const text = 'Look: https://www.tiktok.com/@ann_one?_r=1';
  await tab.goto(`${CAPTURE}?text=${encodeURIComponent(text)}`);
  await expect(question(tab)).toHaveAccessibleName('Capture @ann_one on TikTok?');
  await expect(bar(tab)).toBeVisible();
  await captureButton(tab).click();
  await expect(line(tab, 'ann_one')).toContainText('Waiting');

  const asked = await standIn(tab);
  await page.close();
  await context.setOffline(false);
  await expect(line(tab, 'ann_one')).toContainText('Saved ann_one.');
  await tab.reload();
  await expect(captures(tab).getByText('1 captured').first()).toBeVisible();
  expect(asked).toEqual(['ann_one']);
});
