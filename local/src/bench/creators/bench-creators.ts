import { openBrowser } from '../../browser/open-browser.ts';
import { signInDemo } from '../../browser/sign-in-demo.ts';
import { openFirestore } from '../../world/open-firestore.ts';
import type { Stack } from '../../world/stack.ts';
import { captureProfile } from '../../phone/capture-profile.ts';
import { atMost, type Figure, kilobytes, milliseconds } from '../figure.ts';
import { visitCreators, type CreatorFigures } from './visit-creators.ts';
import { writeManyCreators } from './write-many-creators.ts';

const COUNT = 50_000;

const documents = (value: number) => `${value} documents`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;

const figuresOf = (of: CreatorFigures): Figure[] => [
  atMost('first page', of.first_page.ms, 1000, milliseconds),
  atMost('the same, with live rows', of.first_page.live_ms, 2000, milliseconds),
  atMost('first page reads', of.first_page.documents, 50, documents),
  atMost('first search', of.first_search.ms, 2000, milliseconds),
  atMost('first search reads', of.first_search.documents, 60, documents),
  atMost('slowest later keystroke', of.keystroke, 150, milliseconds),
  atMost('last page', of.last_page, 1000, milliseconds),
  atMost('all as a CSV file', of.whole_export, 5000, milliseconds),
  atMost('next visit, opened and searched', of.again.ms, 3000, milliseconds),
  atMost('next visit reads', of.again.documents, 50, documents),
  atMost('received by an open screen at a capture', of.capture_bytes, 20_000, kilobytes),
  atMost('the same, 100 creators a page', of.capture_bytes_at_100, 20_000, kilobytes),
  atMost('heap after collection', of.heap_mb, 250, megabytes),
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
    await signInDemo(page, stack, { path: '/dashboard/crm', heading: 'Creator CRM' });
    const figures = await visitCreators(page, {
      web: stack.web,
      count: COUNT,
      capture: async () => {
        const handle = `tester_${Date.now().toString(36)}`;
        await captureProfile(stack, `https://www.tiktok.com/@${handle}`);
        return `@${handle}`;
      },
    });
    return figuresOf(figures);
  } finally {
    await browser.close();
    await close();
  }
}
