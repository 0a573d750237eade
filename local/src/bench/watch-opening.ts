import type { CDPSession, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

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
const PATIENCE = 60_000;

export interface Opening {
  /** From the start of the navigation, in ms. */
  heading: number;
  data: number;
  /** What the page itself requested until the data was there. */
  requests: number;
  bytes: number;
  /** Documents the database sent until the page was idle. */
  documents: number;
}

type Marks = Partial<Record<'heading' | 'data', number>>;

/** Notes, in the page itself, when the dashboard's heading and the credits first appear. */
function watchMarks() {
  const marks: Marks = {};
  Object.assign(globalThis, { marks });
  new MutationObserver(() => {
    if (document.querySelector('main h1')) marks.heading ??= performance.now();
    if (/Resets every month\d/.test(document.querySelector('main')?.textContent ?? ''))
      marks.data ??= performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Counts what comes over the network; the database's answers are read as they stream in. */
function countTraffic(cdp: CDPSession) {
  const traffic = { requests: 0, bytes: 0, documents: 0 };
  const streamed = new Map<string, string>();
  const read = (id: string, part: string) =>
    streamed.set(id, (streamed.get(id) ?? '') + Buffer.from(part, 'base64').toString());
  cdp.on('Network.requestWillBeSent', () => (traffic.requests += 1));
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, data }) => {
    traffic.bytes += encodedDataLength;
    if (data !== undefined) read(requestId, data);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/google.firestore.')) return;
    cdp.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => read(requestId, bufferedData),
      () => undefined,
    );
  });
  const documents = () =>
    [...streamed.values()].reduce(
      (sum, text) => sum + [...text.matchAll(/"documentChange"/g)].length,
      0,
    );
  return { traffic, documents };
}

/** Opens the dashboard as a phone would, on a page that has shown nothing yet. */
export async function watchOpening(page: Page, address: string): Promise<Opening> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.addInitScript(watchMarks);
  const { traffic, documents } = countTraffic(cdp);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => (globalThis as unknown as { marks: Marks }).marks.data !== undefined,
    undefined,
    { timeout: PATIENCE },
  );
  const { requests, bytes } = traffic;
  const marks = await page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks);
  await sleep(SETTLING);
  const { heading = Infinity, data = Infinity } = marks;
  return { heading, data, requests, bytes, documents: documents() };
}
