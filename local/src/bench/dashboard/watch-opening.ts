import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { countTraffic } from './count-traffic.ts';

/** A phone of the middle class on a slow 4G line: Lighthouse's, times in ms, sizes in bytes a second. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const SLOWER_PROCESSOR = 4;

/** Time in ms within which the remaining reads arrive, after the last text is on the screen. */
const SETTLING = 2000;
export const PATIENCE = 60_000;

/** From the start of the navigation, in ms. */
interface Marks {
  /** The first text or picture. */
  paint: number;
  heading: number;
  /** The figures, be they of an earlier visit. */
  figures: number;
  /** The figures as they are now. */
  live: number;
}

export interface Opening extends Marks {
  /** What the page itself requested until the live figures were there. */
  requests: number;
  bytes: number;
  /** Paths of the scripts that were loaded when the first figures were there. */
  scripts: string[];
  /** Documents the database sent until the page was idle, and its answers to counts. */
  documents: number;
}

declare const marks: Partial<Marks>;

/**
 * Notes, in the page itself, when the dashboard's parts first appear. Figures are numbers in both
 * cards; those of an earlier visit are within an element with `data-as-of`. No function in it has a
 * name: tsx would have it call a helper that no page has.
 */
export function watchMarks() {
  const noted: Partial<Marks> = {};
  Object.assign(globalThis, { marks: noted });
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint');
    if (first) noted.paint = first.startTime;
  }).observe({ type: 'paint', buffered: true });
  new MutationObserver(() => {
    if (document.querySelector('main h1')?.textContent) noted.heading ??= performance.now();
    if (noted.live !== undefined) return;
    const heads = [...document.querySelectorAll('main section h2')];
    const hasFigures = ['Credits Remaining', 'Messages Sent Today'].every((title) => {
      const card = heads.find((head) => head.textContent === title)?.closest('section');
      return /\d/.test(card?.textContent ?? '');
    });
    if (!hasFigures) return;
    noted.figures ??= performance.now();
    if (!document.querySelector('main [data-as-of]')) noted.live = performance.now();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-as-of'],
  });
}

function scriptsUntil(moment: number): string[] {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return loaded
    .filter(({ responseEnd }) => responseEnd <= moment)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js'));
}

/** Opens the dashboard as a phone would, on a page that has shown nothing yet. */
export async function watchOpening(page: Page, address: string): Promise<Opening> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.addInitScript(watchMarks);
  const traffic = countTraffic(cdp);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => marks.live !== undefined, undefined, { timeout: PATIENCE });
  const until = traffic.now();
  await sleep(SETTLING);
  const noted = await page.evaluate(() => marks);
  const { paint = Infinity, heading = Infinity, figures = Infinity, live = Infinity } = noted;
  const scripts = await page.evaluate(scriptsUntil, figures);
  return { paint, heading, figures, live, ...until, scripts, documents: traffic.documents() };
}
