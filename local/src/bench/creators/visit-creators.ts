import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../percentile.ts';
import { countTraffic } from '../dashboard/count-traffic.ts';
import { countReceived } from './count-received.ts';
import { answerTime, listTimes, watchList } from './list-times.ts';

/** After this the device keeps its copy, in ms. */
const KEPT_MS = 9000;
/** Openings of which the median counts. */
const VISITS = 5;
const POSITION = /^(Page 1 of [\d,]+: )?1–5 of [\d,]+ creators$/;
const KEYSTROKES = [
  'creator 4',
  'creator 49',
  'creator 499',
  'creator 4998',
  'studio-4',
  'studio-44',
];

export type CreatorFigures = Awaited<ReturnType<typeof visitCreators>>;

const median = (times: readonly number[]) => percentile(times, 0.5);

/** Has all creators written into a file; returns how many it holds. */
async function exportedRows(page: Page): Promise<number> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: / as CSV$/ }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  return text.trimEnd().split('\r\n').length - 1;
}

/**
 * What a person with so many creators waits for: of openings the median times and the most documents;
 * `live_ms` until nothing of the last visit is left. `capture` makes one more, the first of the list.
 */
export async function visitCreators(
  page: Page,
  input: { web: string; count: number; capture: () => Promise<string> },
) {
  const { web, count, capture } = input;
  const cdp = await page.context().newCDPSession(page);
  const traffic = countTraffic(cdp);
  const received = countReceived(cdp);
  await cdp.send('Network.enable');
  const search = page.getByRole('searchbox', { name: 'Search creators' });
  const timed = async <Value>(work: () => Promise<Value>) => {
    const [begun, read] = [performance.now(), traffic.documents()];
    const value = await work();
    const ms = performance.now() - begun;
    // What was read with it arrives within this time.
    await sleep(1500);
    return { ms, value, documents: traffic.documents() - read };
  };
  const found = (text: string) => page.getByText(text, { exact: true }).waitFor();
  await watchList(page, count.toLocaleString('en-US'));
  const open = async () => {
    await page.goto(`${web}/dashboard/crm`);
    return listTimes(page);
  };
  const last = String(count);
  /** For somebody who has used the app before: its files are kept, its scripts compiled. */
  const repeated = async <Times>(work: () => Promise<Times>) => {
    await work();
    const visits = [];
    while (visits.length < VISITS) visits.push(await timed(work));
    return {
      ms: median(visits.map(({ ms }) => ms)),
      times: visits.map(({ value }) => value),
      documents: Math.max(...visits.map(({ documents }) => documents)),
    };
  };
  await open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const opened = await repeated(open);
  const first_page = {
    ms: median(opened.times.map(({ drawn }) => drawn)),
    live_ms: median(opened.times.map(({ live }) => live)),
    documents: opened.documents,
  };
  const first_search = await timed(async () => {
    await search.fill(`creator ${last}`);
    await found('1–1 of 1 creator');
  });
  const keystrokes: number[] = [];
  for (const text of KEYSTROKES) {
    await search.fill('nobody has this name');
    await page.getByText('No creator matches').waitFor();
    keystrokes.push(await answerTime(page, text, POSITION));
  }
  await search.fill('');
  const { ms: last_page } = await timed(async () => {
    await page.getByRole('button', { name: `Page ${count / 5}`, exact: true }).click();
    await page.getByRole('link', { name: `Creator ${last}` }).waitFor();
  });
  const { ms: whole_export } = await timed(async () => {
    const rows = await exportedRows(page);
    if (rows !== count) throw new Error(`${rows} of ${count} creators were exported.`);
  });
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await sleep(KEPT_MS);
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  const captured = async () => {
    const before = received();
    await page
      .getByText(await capture())
      .first()
      .waitFor();
    await sleep(1500);
    return received() - before;
  };
  // The first one also loads the scripts that show it.
  await captured();
  const capture_bytes = await captured();
  const perPage = page.getByRole('combobox', { name: 'Per page' });
  await perPage.selectOption('100');
  await page.getByText('1–100 of').waitFor();
  await sleep(KEPT_MS);
  const capture_bytes_at_100 = await captured();
  await perPage.selectOption('5');
  await sleep(KEPT_MS);
  const again = await repeated(async () => {
    await page.goto(`${web}/dashboard/crm`);
    await search.fill(`creator ${last}`);
    await found('1–1 of 1 creator');
  });
  return {
    first_page,
    first_search,
    keystroke: Math.max(...keystrokes),
    last_page,
    whole_export,
    again,
    capture_bytes,
    capture_bytes_at_100,
    heap_mb: usedSize / 1_000_000,
  };
}
