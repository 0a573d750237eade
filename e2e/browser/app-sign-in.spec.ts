import type { Page } from '@playwright/test';
import { expect, faultyTest as test } from './fixtures.ts';

/** Sign-in with Google itself, as far as this side of it goes: where the person is led. */

// Google is played here, and no worker may keep the settings of another test.

/** The page of a deployed product, whose sign-in service lets its own address in. */
async function asDeployed(page: Page) {
  await page.route('**/__/firebase/init.json', (route) =>
    route.fulfill({ json: { projectId: 'vibes-outreach', apiKey: 'key', appId: 'app' } }),
  );
  await page.route('**/v1/projects?**', (route) =>
    route.fulfill({ json: { projectId: '1', authorizedDomains: ['127.0.0.1', 'localhost'] } }),
  );
  await page.route('**/__/auth/handler?**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }),
  );
}

test('an app on the home screen of an iPhone goes to Google itself: a popup never comes back there', async ({
  page,
}) => {
  await asDeployed(page);
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true }),
  );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL(/\/__\/auth\/handler\?.*authType=signInViaRedirect/);
  expect(popups).toEqual([]);
});
