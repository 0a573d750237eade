import type { Page } from '@playwright/test';
import { callablePath } from '@vibes/core/api/callables';
import { newPerson } from '../support/person.ts';
import { attestation, standInForAttestation, startAttestedProduct } from './attested-product.ts';
import { expect, faultyTest as test } from './fixtures.ts';
import { keepSession } from './kept-session.ts';

/** App Check and the affiliate tracker in a browser, under the policy that their settings make. */

const APP = '1:1:web:1';
const TRACKER = 'https://cdn.tracker.test/v2/t.js';
const REPORTS = 'https://api.tracker.test';
const SETTINGS = {
  app_check_key: 'key-of-recaptcha',
  affiliate_script_url: TRACKER,
  affiliate_report_hosts: REPORTS,
};
const CALLS = '**/api/call/*';

/**
 * What the policy refused on a page, of all pages from here on, but for a picture that the database's
 * SDK asks for when a connection seems lost.
 */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (line: string) => {
    if (!line.includes('/cleardot.gif')) refused.push(line);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteRefusal } = window as unknown as { noteRefusal: (line: string) => void };
      noteRefusal(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return refused;
}

/** Has a page served with another policy. */
const withPolicy = (page: Page, address: string, change: (policy: string) => string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = change(headers['content-security-policy'] ?? '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });

/** A person who is signed in, on a page that gets the settings of a project with a web app. */
async function openDashboard(page: Page, web: string) {
  await page.route('**/__/firebase/init.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), appId: APP } });
  });
  await keepSession(page, newPerson('Attested'));
  const called = page.waitForResponse(CALLS);
  await page.goto(`${web}/dashboard`);
  return called;
}

let product: Awaited<ReturnType<typeof startAttestedProduct>>;
test.beforeEach(async () => {
  product = await startAttestedProduct(SETTINGS);
});
test.afterEach(() => product.stop());

test('with App Check on, the app is attested and used, and nothing on its pages is refused', async ({
  page,
}) => {
  const refused = await watchRefusals(page);
  await standInForAttestation(page, { app: APP });

  let authorization = '';

  await test.step('each call carries the token, and is answered', async () => {
    const answer = await openDashboard(page, product.web);
    const sent = await answer.request().allHeaders();
    authorization = sent['authorization'] ?? '';
    expect(sent['x-firebase-appcheck']).toBe(attestation(APP));
    expect(answer.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.locator('iframe[src*="recaptcha"]')).toHaveCount(2);
  });

  await test.step('a call without a token is refused, whoever is signed in', async () => {
    const call = (headers: Record<string, string>) =>
      page.request.post(product.web + callablePath('getUserData'), {
        headers: { ...headers, authorization },
        data: { data: {} },
      });
    expect((await call({})).status()).toBe(401);
    expect((await call({ 'x-firebase-appcheck': attestation(APP) })).status()).toBe(200);
  });

  await test.step('the tracker’s script runs and reports, on the screen that has it', async () => {
    await page.route(TRACKER, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `fetch('${REPORTS}/clicks', { method: 'POST' });`,
      }),
    );
    await page.route(`${REPORTS}/**`, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
    );
    const reported = page.waitForResponse(`${REPORTS}/clicks`);
    await page.goto(`${product.web}/dashboard/messages`);
    expect((await reported).status()).toBe(200);
  });

  expect(refused).toEqual([]);

  await test.step('which a policy without its hosts refuses', async () => {
    await withPolicy(page, `${product.web}/dashboard/messages`, (policy) =>
      policy.replace(` ${new URL(TRACKER).origin}`, '').replace(` ${REPORTS}`, ''),
    );
    await page.goto(`${product.web}/dashboard/messages`);
    await expect.poll(() => refused).toEqual([`script-src-elem ${TRACKER}`]);
  });
});

test('under the policy of a deployment without these settings nobody can use the app', async ({
  page,
  baseURL,
}) => {
  const answered = await page.request.get(`${baseURL ?? ''}/dashboard`);
  const usual = answered.headers()['content-security-policy'] ?? '';
  await withPolicy(page, `${product.web}/dashboard`, () => usual);
  const refused = await watchRefusals(page);
  await standInForAttestation(page, { app: APP });
  const answer = await openDashboard(page, product.web);
  expect(await answer.request().allHeaders()).not.toHaveProperty('x-firebase-appcheck');
  expect(answer.status()).toBe(401);
  expect(refused.join()).toContain(
    'script-src-elem https://www.google.com/recaptcha/enterprise.js',
  );
  await expect(page.getByText('We couldn’t open your account.')).toBeVisible();
});
