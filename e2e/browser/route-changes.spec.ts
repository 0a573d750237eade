import type { CDPSession, Page } from '@playwright/test';
import { accountOf, newPerson, writeOwn } from '../support/person.ts';
import { deepOr } from '../support/deep.ts';
import { captured, openDashboard } from './dashboard.ts';
import { expect, startSignedIn, test } from './fixtures.ts';
import { goAbout } from './go-about.ts';
import { isLoaded } from './seen.ts';

/**
 * Navigation in the dashboard: a screen's code is loaded before the click, and a screen that was
 * left leaves nothing in memory.
 */

const CHANGES = deepOr(200, 48);
/** Walks through all screens before anything is measured. */
const WARM_ROUNDS = deepOr(12, 4);
/**
 * The heap grows fast for about a hundred changes and then slowly: only a long walk can judge it.
 */
const STEADY = deepOr(1, 0) ? (['heap', 'listeners'] as const) : (['listeners'] as const);
/** In the order of the sidebar, then the one without a link there. */
const SCREENS = [
  '/dashboard/messages',
  '/dashboard/email',
  '/dashboard/crm',
  '/dashboard/deliveries',
  '/dashboard/api-keys',
  '/dashboard/profile',
  '/dashboard/capture',
  '/dashboard',
];

/** What the page still holds after garbage collection. */
async function holdings(page: Page, cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const own = await page.evaluate(() => ({
    reads: (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
      ._reactFirePreloadedObservables?.size,
    rules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  }));
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
    ...own,
  };
}

/** The same once the dashboard is complete and the screens before are released. */
async function holdingsAtRest(page: Page, cdp: CDPSession) {
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await isLoaded(page);
  let held = await holdings(page, cdp);
  await expect(async () => {
    const { listeners, nodes } = held;
    held = await holdings(page, cdp);
    expect(held).toMatchObject({ listeners, nodes });
  }).toPass({ intervals: [500] });
  return held;
}

test(`${CHANGES} route changes leave heap, listeners and live reads where they were`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const person = newPerson('Dora');
  await startSignedIn(page, person);
  const { uid } = await accountOf(person);
  const lines = Array.from({ length: 12 }, (_, i) => [
    `activity/line-${i}`,
    captured(new Date(), `creator-${i}`),
  ]);
  await writeOwn(uid, Object.fromEntries(lines) as Record<string, Record<string, unknown>>);
  await page.goto('/dashboard');

  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await expect(page.locator('[data-scope=toast][data-part=group]')).toBeAttached();
  // What is cached once is no leak.
  await goAbout(page, Array.from({ length: WARM_ROUNDS }, () => SCREENS).flat());
  const before = await holdingsAtRest(page, cdp);

  const ways = Array.from({ length: CHANGES }, (_, i) => SCREENS[i % SCREENS.length] ?? '');
  await goAbout(page, ways);

  // The browser releases the last screens when it is idle; it never releases a leak.
  await expect(async () => {
    const after = await holdingsAtRest(page, cdp);
    const reported = JSON.stringify({ before, after });
    for (const what of STEADY) {
      expect(after[what] / before[what], `${what}: ${reported}`).toBeGreaterThan(0.9);
      expect(after[what] / before[what], `${what}: ${reported}`).toBeLessThan(1.1);
    }
    expect(after.nodes / before.nodes, reported).toBeLessThan(1.1);
    expect(after.rules / before.rules, reported).toBeLessThan(1.1);
    expect(after.documents, reported).toBe(before.documents);
    expect(after.reads, reported).toBeLessThanOrEqual(before.reads ?? 0);
  }).toPass();
});

test('a pointer that rests on a link loads its screen; the click then waits for no code', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(page.locator('[data-scope=toast][data-part=group]')).toBeAttached();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CRM' });
  const chunks = [/\/assets\/crm-page-[\w-]+\.js$/, /\/assets\/creator-drawer-[\w-]+\.js$/].map(
    (chunk) => page.waitForResponse(chunk),
  );
  await link.hover();
  // Resolves when the chunks and all their imports are loaded.
  for (const chunk of chunks) await page.evaluate((url) => import(url), (await chunk).url());

  // From here on the server gives no code: what the screen draws later may wait for some.
  await page.route('**/assets/*.js', () => undefined);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Creator CRM' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Creator Database' })).toBeVisible();
});
