import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { arrive, CAPTURE } from './capture-page.ts';
import { expect, test, signInAsNew, startSignedIn } from './fixtures.ts';

/** The other ways to capture, as this device has them. */

const install = (page: Page) => page.getByRole('button', { name: 'Install the app' });

/** The browser offers to install the app. Real browsers do so when they like. */
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

test('an offer to install made on another screen is kept until it is taken', async ({ page }) => {
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

  await test.step('the setup guide is one press away', async () => {
    await page.getByRole('link', { name: 'Open setup guide' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone Shortcut Setup Guide');
  });
});

test('the app where it is installed, and an iPhone, are told of their own way', async ({
  page,
}) => {
  await startSignedIn(page, newPerson('Isa'));

  await test.step('the installed app offers no installing', async () => {
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await page.goto(CAPTURE);
    await expect(page.getByText('Share a profile to Vibes, from')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'App', exact: true })).toHaveCount(0);
  });

  await test.step('an iPhone is told of its own way', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: false });
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    });
    await page.reload();
    await expect(page.getByText('In Safari, tap Share, then Add to Home Screen.')).toBeVisible();
  });
});
