/**
 * `npm run lighthouse`: every public page of the build as Lighthouse sees it on a middling phone
 * (its mobile preset), the median of five visits each. `-- <path> …` measures these pages alone.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/open-browser.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommandLine } from '../process/run-main.ts';
import { percentile } from './percentile.ts';
import { publicPaths, servePublicPages } from './public-pages.ts';

const VISITS = 5;

type Report = RunnerResult['lhr'];

const score = (category: string) => (report: Report) =>
  Math.round((report.categories[category]?.score ?? NaN) * 100);
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? NaN;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** A column: the value read from a report, and the format of its median. */
const COLUMNS: readonly {
  title: string;
  read: (report: Report) => number;
  asText: (value: number) => string;
}[] = [
  { title: 'performance', read: score('performance'), asText: String },
  { title: 'accessibility', read: score('accessibility'), asText: String },
  { title: 'best practices', read: score('best-practices'), asText: String },
  { title: 'SEO', read: score('seo'), asText: String },
  { title: 'FCP', read: audit('first-contentful-paint'), asText: seconds },
  { title: 'LCP', read: audit('largest-contentful-paint'), asText: seconds },
  { title: 'TBT', read: audit('total-blocking-time'), asText: (ms) => `${Math.round(ms)} ms` },
  { title: 'CLS', read: audit('cumulative-layout-shift'), asText: (shift) => shift.toFixed(3) },
  {
    title: 'bytes',
    read: audit('total-byte-weight'),
    asText: (bytes) => `${Math.round(bytes / 1000)} kB`,
  },
];

async function visit(url: string, chromePath: string): Promise<Report> {
  // A browser of its own for each visit: nothing is in its cache.
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_ARGS] });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    const fault = result ? result.lhr.runtimeError?.message : 'there is no report';
    if (!result || fault) throw new Error(`Lighthouse on ${url}: ${fault ?? ''}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

async function measure(url: string, chromePath: string): Promise<string[]> {
  const reports: Report[] = [];
  for (let i = 0; i < VISITS; i += 1) reports.push(await visit(url, chromePath));
  return COLUMNS.map(({ read, asText }) => asText(percentile(reports.map(read), 0.5)));
}

const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

await runCommandLine(async () => {
  const known = await publicPaths();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((path) => !known.includes(path));
  if (unknown.length) throw new LocalWorldError(`No public page: ${unknown.join(', ')}`);
  const chromePath = await findBrowser({ env: process.env, report: console.log });
  const { origin, stop } = await servePublicPages();
  try {
    row(['page', ...COLUMNS.map(({ title }) => title)]);
    row(['---', ...COLUMNS.map(() => '---:')]);
    for (const path of wanted.length ? wanted : known)
      row([path, ...(await measure(origin + path, chromePath))]);
  } finally {
    stop();
  }
});
