import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { call } from '../../local/src/world/call.ts';
import { testWorld } from '../support/world.ts';
import { keepSession } from './kept-session.ts';
import { recordQueries } from './record-queries.ts';
import { slowNetwork } from './slow-network.ts';

/**
 * A browser test with faults on purpose: errors in the console are expected, an uncaught error
 * fails the test.
 */
export const faultyTest = base.extend<{ faults: string[] }>({
  baseURL: async ({}, use) => use((await testWorld()).web),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      recordQueries(page.context());
      await slowNetwork(page);
      await use(faults);
      expect(faults, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Asked for by the database's SDK when a connection seems lost, as it may when a test moves the
 * clock. The app's policy forbids it, and the SDK goes on.
 */
const NETWORK_PROBE = 'https://www.google.com/images/cleardot.gif';

/**
 * A browser test without faults: an error in the console fails the test too, except the one that
 * the browser logs of a page answered with 404: such a page works as meant.
 */
export const test = faultyTest.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page, faults }, use) => {
      const errors: ConsoleMessage[] = [];
      const absent = new Set<string>();
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message);
      });
      page.on('response', (response) => {
        if (response.request().isNavigationRequest() && response.status() === 404)
          absent.add(response.url());
      });
      await use(undefined);
      const unwanted = errors.filter((message) => !absent.has(message.location().url));
      const words = unwanted.map((message) => message.text());
      faults.push(...words.filter((text) => !text.includes(NETWORK_PROBE)));
    },
    { auto: true },
  ],
});
export { expect };

interface Newcomer {
  name: string;
  email: string;
}

/**
 * Creates an account for somebody who signed in on this device at an earlier visit; the page is not
 * opened yet.
 */
export async function startSignedIn(page: Page, person: Newcomer) {
  const id_token = await keepSession(page, person);
  const { web } = await testWorld();
  const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
  await call({ web, id_token, name: 'openAccount', payload: { time_zone } });
}

/** Opens the dashboard as a new person who is signed in already. */
export async function signInAsNew(page: Page, person: Newcomer) {
  await keepSession(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/**
 * Waits until the page knows that there is no plan, and is subscribed to changes. A test must not
 * write one before: the emulator can report a document that is created then after a snapshot
 * of a later time, and the SDK ignores changes older than what it knows.
 */
export const knowsOfNoPlan = (page: Page) =>
  expect(page.locator('aside').getByText('No Plan')).toBeVisible();

/**
 * Signs in with the Google button and the local account chooser, on the sign-in page that is open.
 */
export async function signInHere(page: Page, { name, email }: Newcomer) {
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('button', { name: 'Use another account' }).click();
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByLabel('Email').fill(email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** A toast that reports a failure with this text. */
export const errorToast = (page: Page, text: string) =>
  page.locator('[data-scope=toast][data-part=root][data-type=error]').filter({ hasText: text });
