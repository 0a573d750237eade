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

/** What the policy refused on a page, of all pages from here on. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (line: string) => refused.push(line));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteRefusal } = window as unknown as { noteRefusal: (line: string) => void };
      noteRefusal(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return refused;
}

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
    await page.goto(`${product.web}/dashboard/templates`);
    expect((await reported).status()).toBe(200);
  });

  expect(refused).toEqual([]);
});

test('under the policy of a deployment without these settings both are refused, and so is the app', async ({
  page,
  baseURL = '',
}) => {
  const usual = (await page.request.get(`${baseURL}/dashboard`)).headers()[
    'content-security-policy'
  ];
  await page.route(`${product.web}/dashboard**`, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'content-security-policy': usual ?? '' };
    await route.fulfill({ response: answer, headers });
  });
  const refused = await watchRefusals(page);
  await standInForAttestation(page, { app: APP });
  const answer = await openDashboard(page, product.web);
  expect(await answer.request().allHeaders()).not.toHaveProperty('x-firebase-appcheck');
  expect(answer.status()).toBe(401);
  expect(refused.join()).toContain(
    'script-src-elem https://www.google.com/recaptcha/enterprise.js',
  );
  await page.goto(`${product.web}/dashboard/templates`);
  await expect.poll(() => refused.join()).toContain(`script-src-elem ${TRACKER}`);
});
