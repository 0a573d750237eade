import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { arrive, CAPTURE } from './capture-page.ts';
import { expect, test, signInAsNew, startSignedIn } from './fixtures.ts';

/** The other ways to capture on this device. */

const install = (page: Page) => page.getByRole('button', { name: 'Install the app' });

/** The browser offers to install the app. Real browsers choose the time themselves. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.resolve({ outcome: 'dismissed' });
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });

test('an offer to install the app, made on another screen, is kept until it is accepted', async ({
  page,
}) => {
  await signInAsNew(page, newPerson('Ines'));
  expect(await offer(page)).toBe(true);
  await arrive(page, CAPTURE);
  await expect(page.getByText('Vibes opens in its own window')).toBeVisible();
  await install(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(install(page)).toBeHidden();
  await expect(page.getByText('look for Install or Add to Home Screen')).toBeVisible();
  await offer(page);
  await expect(install(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(install(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'App', exact: true })).toHaveCount(0);

  await test.step('a button leads to the setup guide', async () => {
    await page.getByRole('link', { name: 'Open setup guide' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone Shortcut Setup Guide');
  });
});

test('the installed app, and an iPhone, each show their own way to capture', async ({ page }) => {
  await startSignedIn(page, newPerson('Isa'));

  await test.step('the installed app does not offer to be installed', async () => {
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await page.goto(CAPTURE);
    await expect(page.getByText('Share a profile to Vibes, from')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'App', exact: true })).toHaveCount(0);
  });

  await test.step('an iPhone shows the shortcut', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: false });
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    });
    await page.reload();
    await expect(page.getByText('In Safari, tap Share, then Add to Home Screen.')).toBeVisible();
  });
});
