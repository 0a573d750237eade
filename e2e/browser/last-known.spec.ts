import type { Page } from '@playwright/test';
import { usageCreditsDocument } from '@vibes/core/firestore/documents';
import { readFile } from 'node:fs/promises';
import { database } from '../support/database.ts';
import { newPerson } from '../support/person.ts';
import { writeCreators, writeManyCreators, writtenCreator } from '../support/write-creators.ts';
import { openCrm, signIn } from './crm.ts';
import { card, openDashboard } from './dashboard.ts';
import { expect, faultyTest as test, signInHere } from './fixtures.ts';

/** What the app shows of the last visit, before the sign-in service and the database answer. */

const h1 = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const mark = (page: Page) => page.getByText(/^as of \d/);
const credits = (page: Page) => card(page, 'Credits Remaining');
const figure = (page: Page, value: string) => credits(page).getByText(value, { exact: true });

const SERVICES = /google\.firestore\.v1\.Firestore|identitytoolkit|securetoken/;
const DATABASE = /google\.firestore\.v1\.Firestore/;

/** After so many milliseconds the database's SDK takes a server that keeps silent for gone. */
const SDK_PATIENCE = 10_000;
const NEVER = 2 ** 31 - 1;

/**
 * Nothing of the sign-in service and of the database gets through until the returned function is
 * called, however long that takes on a slow machine. To be called before the page is opened.
 */
async function holdBack(page: Page, services = SERVICES): Promise<() => Promise<void>> {
  await page.addInitScript(
    ({ patience, never }) => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: TimerHandler, ms?: number, ...args: unknown[]) =>
        later(run, ms === patience ? never : ms, ...args)) as typeof setTimeout;
    },
    { patience: SDK_PATIENCE, never: NEVER },
  );
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(services, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unroute(services, () => undefined);
  };
}

declare global {
  interface Window {
    tops: number[];
  }
}

/** Gathers each place where the credits are drawn, in CSS px from the top. */
const recordTops = (page: Page) =>
  page.addInitScript(() => {
    window.tops = [];
    const look = () => {
      const top = document.querySelector('#root [data-kept=credits]')?.getBoundingClientRect().top;
      if (top !== undefined && !window.tops.includes(top)) window.tops.push(top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const keptTexts = (page: Page) =>
  page.evaluate(() =>
    ['vibes.last-session', 'vibes.last-known', 'vibes.last-creators', 'vibes.first-frame'].filter(
      (key) => localStorage.getItem(key) !== null,
    ),
  );

test('the figures of the last visit are there at once, marked, until the live ones come', async ({
  page,
  context,
  baseURL,
}) => {
  // With an open sidebar the page is so narrow that its parts wrap.
  await page.setViewportSize({ width: 768, height: 900 });
  await context.addCookies([{ name: 'sidebar:state', value: 'true', url: baseURL ?? '' }]);
  const { uid } = await openDashboard(page);
  await expect(figure(page, '10')).toBeVisible();
  await expect(mark(page)).toHaveCount(0);

  await page.goto('about:blank');
  await recordTops(page);
  const release = await holdBack(page);
  await (await database()).doc(usageCreditsDocument.path(uid)).update({ num_credits: 7 });
  await page.goto('/dashboard');
  await expect(h1(page)).toBeVisible();
  await expect(figure(page, '10')).toBeVisible();
  await expect(mark(page)).toBeVisible();

  await release();
  await expect(figure(page, '7')).toBeVisible();
  await expect(mark(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Shortcut' })).toBeVisible();
  await expect(page.getByText('They begin with the first creator you save.')).toBeVisible();
  expect(await page.evaluate(() => window.tops)).toHaveLength(1);
});

test('the newest creators of the last visit are there at once, marked, until the live ones come', async ({
  page,
}) => {
  const { uid } = await signIn(page);
  await writeManyCreators(uid, 30);
  const creator = (name: string) => page.getByRole('link', { name, exact: true });
  const position = (text: string) => page.getByText(new RegExp(`${text}$`));
  await openCrm(page);
  await expect(position('1–5 of 30 creators')).toBeVisible();
  await expect.poll(() => keptTexts(page)).toContain('vibes.last-creators');
  await expect(mark(page)).toHaveCount(0);

  await page.goto('about:blank');
  const release = await holdBack(page, DATABASE);
  await writeCreators(uid, { newer: writtenCreator(0) });
  await openCrm(page);
  await expect(creator('Creator 001')).toBeVisible();
  await expect(position('1–5 of 30 creators')).toBeVisible();
  await expect(mark(page)).toBeVisible();
  // Who has been written to must be of now.
  await page.getByRole('link', { name: 'DMs', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByText('Creator 001')).toHaveCount(0);
  await page.goBack();
  await expect(creator('Creator 001')).toBeVisible();
  // So must be what is in a file.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More of the creators' }).click();
  await page.getByRole('button', { name: 'Export all as CSV' }).click();
  await expect(page.getByText('Loading creators…')).toBeVisible();

  await release();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Creator 000');
  await expect(creator('Creator 000')).toBeVisible();
  await expect(position('1–5 of 31 creators')).toBeVisible();
  await expect(mark(page)).toHaveCount(0);
});

test('a device that Ann left shows Bob nothing of hers', async ({ page, context }) => {
  const { uid } = await openDashboard(page, 'Ann');
  await (await database()).doc(usageCreditsDocument.path(uid)).update({ num_credits: 4321 });
  await expect(figure(page, '4,321')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/dashboard/capture');
  await expect(other.getByRole('heading', { level: 1, name: 'Capture' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/login|\/$/);
  expect(await keptTexts(page)).toEqual([]);
  await other.close();

  await page.goto('/login');
  const seen: string[] = [];
  await page.exposeFunction('saw', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const look = () =>
      (window as { saw?: (text: string) => void }).saw?.(document.documentElement.innerText);
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await signInHere(page, newPerson('Bob'));
  await page.reload();
  await expect(figure(page, '10')).toBeVisible();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes('4,321') || text.includes('Ann'))).toEqual([]);
});

test('a session that was ended elsewhere shows nothing more of the person', async ({ page }) => {
  await openDashboard(page);
  await expect(figure(page, '10')).toBeVisible();
  await page.route(/accounts:lookup/, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'TOKEN_EXPIRED', errors: [] } },
    }),
  );
  await page.goto('/dashboard/crm?q=ann');
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard/crm?q=ann');
  expect(await keptTexts(page)).toEqual([]);
});
