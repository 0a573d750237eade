import type { Browser, Page } from '@playwright/test';
import { qrPath } from '../../web/src/lib/qr-path.ts';
import { testWorld } from '../support/world.ts';
import { CONTRAST, violationsOn } from './axe.ts';
import { expect, faultyTest, test } from './fixtures.ts';
import { openGuide } from './shortcut-guide.ts';

const CODE = 'QR code that opens the setup guide on your phone';
const onPhone = { name: 'Continue on this phone' };
const standing = (desk: Page) => desk.getByRole('status', { name: 'Your phone' });

/** Presses the button on the computer; returns the link in the code that is drawn there. */
async function showCode(desk: Page, button = 'Continue on your phone'): Promise<string> {
  const answered = desk.waitForResponse('**/api/call/createHandover');
  await desk.getByRole('button', { name: button }).click();
  const { result } = (await (await answered).json()) as { result: { code: string } };
  const link = `${(await testWorld()).web}/phone#${result.code}`;
  const drawn = desk.getByRole('img', { name: CODE }).locator('path');
  await expect(drawn).toHaveAttribute('d', qrPath(link).path);
  return link;
}

/** A phone that nobody is signed in on, at a link. */
async function phoneAt(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test('the guide goes from the computer to the phone with the key, which no link holds', async ({
  page: desk,
  browser,
}) => {
  const { email } = await openGuide(desk);
  const link = await showCode(desk);
  await expect(standing(desk)).toContainText('It works once, for 10 more minutes.');
  const phone = await phoneAt(browser, link);
  const copy = phone.getByRole('button', { name: 'Copy API key' });

  await test.step('opening the link uses nothing up, and takes the code out of the address', async () => {
    await expect(phone.getByRole('button', onPhone)).toBeVisible();
    expect(new URL(phone.url()).pathname + new URL(phone.url()).hash).toBe('/phone');
    expect(await phone.evaluate(() => history.length)).toBeLessThan(3);
    await expect(standing(desk)).toContainText('It works once');
  });

  await test.step('an answer that is lost on its way does not use the code up', async () => {
    let opened = 0;
    await phone.route('**/api/handover', async (route) => {
      opened = (await route.fetch()).status();
      await route.abort('connectionreset');
    });
    await phone.getByRole('button', onPhone).click();
    await expect(phone.getByText('No connection to the server.')).toBeVisible();
    expect(opened).toBe(200);
    await phone.unroute('**/api/handover');
  });

  await test.step('a press opens the steps with the key', async () => {
    await phone.getByRole('button', onPhone).click();
    await expect(phone.getByRole('heading', { name: 'Set up the shortcut' })).toBeFocused();
    await expect(phone.getByText(`The API key below is for ${email}.`)).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Step 2: Build the shortcut' })).toBeVisible();
    await copy.click();
    await expect(phone.getByText('API key copied!')).toBeVisible();
    const key = await phone.evaluate(() => navigator.clipboard.readText());
    expect(key).toMatch(/^vo_live_\w{38}$/);
    expect(await phone.content()).not.toContain(key);
  });

  await test.step('the computer says so, and makes a new code', async () => {
    await expect(standing(desk)).toContainText('The guide is open on your phone.');
    await expect(standing(desk)).toContainText('If that was not you');
    expect(await showCode(desk, 'Make a new code')).not.toBe(link);
  });

  await test.step('the phone keeps the key nowhere: after a reload the steps are left', async () => {
    const stored = await phone.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('vo_live_');
    await phone.reload();
    await expect(phone.getByText('This page has no key now.')).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Step 3: Press it' })).toBeVisible();
    await expect(copy).toHaveCount(0);
  });
  await phone.context().close();
});

test('a code that is not used ends on the computer by itself', async ({ page: desk }) => {
  await desk.clock.install();
  await openGuide(desk, '?stage=setup');
  await showCode(desk);
  await desk.clock.fastForward('09:20');
  await expect(standing(desk)).toContainText('for 1 more minute.');
  await desk.clock.fastForward('00:41');
  await expect(standing(desk)).toHaveText('The code’s 10 minutes are over.');
  await expect(desk.getByRole('img', { name: CODE })).toHaveCount(0);
  await desk.setViewportSize({ width: 767, height: 800 });
  await expect(desk.getByText('Set it up on your iPhone')).toHaveCount(0);
});

faultyTest('the phone says what is wrong with a code, and how to go on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/phone#${'0'.repeat(32)}`);

  await faultyTest.step('without a network it can be tried again', async () => {
    await expect(page.getByRole('button', onPhone)).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', onPhone).click();
    await expect(page.getByText('No connection to the server.')).toBeVisible();
    await page.context().setOffline(false);
  });

  await faultyTest.step(
    'a code that opens nothing leads to a new one, or to the sign-in',
    async () => {
      await page.getByRole('button', onPhone).click();
      await expect(page.getByRole('alert')).toContainText('This code was used already');
      await expect(
        page.getByText('If somebody else used it, they have your API key.'),
      ).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOn(page, CONTRAST)).toEqual([]);
      }
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('link', { name: 'Sign in on this phone instead' }).click();
      await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fshortcut-setup');
    },
  );
});
