import type { Page } from '@playwright/test';
import { expect, faultyTest as test } from './fixtures.ts';

/** Sign-in with Google itself, up to the redirect: which address the person is sent to. */

// The test plays Google, and no service worker may keep the settings of another test.

/** A page as deployed: its sign-in service accepts the page's own address. */
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

test('an app on the home screen of an iPhone redirects to Google: a popup never comes back there', async ({
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
