import type { Browser } from '@playwright/test';
import { keptSession } from '../browser/kept-session.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { openReadyAccount } from '../world/open-ready-account.ts';
import type { Stack } from '../world/stack.ts';
import { milliseconds, type Figure } from './figure.ts';
import { percentile } from './percentile.ts';
import { requestCapture } from './capture-requests.ts';
import { watchOpening, type Opening } from './watch-opening.ts';

const RUNS = 5;
const CREATORS = 30;

interface Visit {
  stack: Stack;
  address: string;
  name: string;
}

/**
 * Times in ms, and bytes. They catch regressions on a machine that also serves the world; a phone
 * outdoors may be slower.
 */
const GOALS = { heading: 8000, data: 9000, requests: 120, bytes: 450_000, documents: 50 };

const PHONE = { viewport: { width: 360, height: 740 } };

/** The browser storage of a returning user, without any of the app's files. */
async function signedIn(browser: Browser, { stack, address, name }: Visit) {
  const { key, value } = await keptSession(stack, { name, email: `${name}@brand.test` });
  const { origin } = new URL(address);
  const localStorage = [{ name: key, value }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText('Resets every month').waitFor();
  const kept = await context.storageState({ indexedDB: true });
  await context.close();
  return kept;
}
type Kept = Awaited<ReturnType<typeof signedIn>>;

/** A new browser each time, so that every file comes over the network. */
async function openFresh(browser: Browser, address: string, storageState: Kept) {
  const openings: Opening[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' });
    openings.push(await watchOpening(await context.newPage(), address));
    await context.close();
  }
  return openings;
}

/** One browser in which the service worker has filled its cache. */
async function openWithWorker(browser: Browser, address: string, storageState: Kept) {
  const context = await browser.newContext({ ...PHONE, storageState });
  const first = await context.newPage();
  await first.goto(address);
  await first.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await first.close();
  const openings: Opening[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const page = await context.newPage();
    openings.push(await watchOpening(page, address));
    await page.close();
  }
  await context.close();
  return openings;
}

function figures(browser: string, openings: readonly Opening[]): Figure[] {
  const median = (of: keyof Opening) =>
    percentile(
      openings.map((opening) => opening[of]),
      0.5,
    );
  const line = (what: keyof typeof GOALS, asText: (value: number) => string): Figure => ({
    what: `${browser}: ${what}, median of ${RUNS}`,
    measured: asText(median(what)),
    goal: `< ${asText(GOALS[what])}`,
    reached: median(what) < GOALS[what],
  });
  return [
    line('heading', milliseconds),
    line('data', milliseconds),
    line('requests', String),
    line('bytes', (bytes) => `${Math.round(bytes / 1000)} kB`),
    line('documents', String),
  ];
}

/** How long the dashboard of an account with creators takes to open on a phone on slow 4G, and what it costs. */
export async function benchDashboard(stack: Stack): Promise<Figure[]> {
  const account = await openReadyAccount(stack, { name: 'bench-dashboard', credits: 100 });
  for (let i = 0; i < CREATORS; i += 1)
    await requestCapture(stack, { ...account, handle: `tester_dash${i}` });
  const browser = await openBrowser();
  try {
    const address = `${stack.web}/dashboard`;
    const kept = await signedIn(browser, { stack, address, name: account.name });
    return [
      ...figures('no file kept', await openFresh(browser, address, kept)),
      ...figures('by the worker', await openWithWorker(browser, address, kept)),
    ];
  } finally {
    await browser.close();
  }
}
