import { openBrowser } from '../../browser/open-browser.ts';
import { openFirestore } from '../../world/open-firestore.ts';
import type { Stack } from '../../world/stack.ts';
import { captureProfile } from '../../phone/capture-profile.ts';
import { milliseconds, type Figure } from '../figure.ts';
import { visitCreators, type CreatorFigures } from './visit-creators.ts';
import { writeManyCreators } from './write-many-creators.ts';

const COUNT = 50_000;

interface Goal {
  what: string;
  read: (figures: CreatorFigures) => number;
  unit: (value: number) => string;
  most: number;
}

const documents = (value: number) => `${value} documents`;
const kilobytes = (value: number) => `${value.toFixed(1)} kB`;
const GOALS: readonly Goal[] = [
  { what: 'first page', read: (of) => of.first_page.ms, unit: milliseconds, most: 1000 },
  {
    what: 'the same, with live rows',
    read: (of) => of.first_page.live_ms,
    unit: milliseconds,
    most: 2000,
  },
  { what: 'first page reads', read: (of) => of.first_page.documents, unit: documents, most: 50 },
  { what: 'first search', read: (of) => of.first_search.ms, unit: milliseconds, most: 2000 },
  {
    what: 'first search reads',
    read: (of) => of.first_search.documents,
    unit: documents,
    most: 60,
  },
  { what: 'slowest later keystroke', read: (of) => of.keystroke, unit: milliseconds, most: 150 },
  { what: 'last page', read: (of) => of.last_page, unit: milliseconds, most: 1000 },
  { what: 'all as a CSV file', read: (of) => of.whole_export, unit: milliseconds, most: 5000 },
  {
    what: 'next visit, opened and searched',
    read: (of) => of.again.ms,
    unit: milliseconds,
    most: 3000,
  },
  { what: 'next visit reads', read: (of) => of.again.documents, unit: documents, most: 50 },
  {
    what: 'received by an open screen at a capture',
    read: (of) => of.capture_bytes / 1000,
    unit: kilobytes,
    most: 20,
  },
  {
    what: 'the same, 100 creators a page',
    read: (of) => of.capture_bytes_at_100 / 1000,
    unit: kilobytes,
    most: 20,
  },
  {
    what: 'heap after collection',
    read: (of) => of.heap_mb,
    unit: (value) => `${value.toFixed(0)} MB`,
    most: 250,
  },
];

/** What a person with 50,000 creators waits for in the CRM. */
export async function benchCreators(stack: Stack): Promise<Figure[]> {
  const { firestore, close } = openFirestore({
    project: stack.project,
    host: new URL(stack.firestore).host,
  });
  await writeManyCreators(firestore, stack.demo.uid, COUNT);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${stack.web}/dashboard/crm`);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: new RegExp(stack.demo.email) }).click();
    await page.getByRole('heading', { level: 1, name: 'Creator CRM' }).waitFor();
    const figures = await visitCreators(page, {
      web: stack.web,
      count: COUNT,
      capture: async () => {
        const handle = `tester_${Date.now().toString(36)}`;
        await captureProfile(stack, `https://www.tiktok.com/@${handle}`);
        return `@${handle}`;
      },
    });
    return GOALS.map(({ what, read, unit, most }) => ({
      what,
      measured: unit(read(figures)),
      goal: `≤ ${unit(most)}`,
      reached: read(figures) <= most,
    }));
  } finally {
    await browser.close();
    await close();
  }
}
