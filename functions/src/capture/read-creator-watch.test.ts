import type { ReaderOutcome } from '@vibes/core/reader-health/reader-count';
import { expect, it } from 'vitest';
import { tiktokMissing, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { fakePageFetcher, type FakePage } from '../../test/models/fake-page-fetcher.ts';
import type { ReaderWatch } from '../ports/reader-watch.ts';
import { pageReaders } from '../scrape/page-readers.ts';
import { readCreator } from './read-creator.ts';

const PROFILE = 'https://www.tiktok.com/@ilsa';
const SITE = 'https://ilsa-torvane.com/';
const SHELL = { body: '<html><head><title>TikTok</title></head><body></body></html>' };
const profile = (link: string) => tiktokPage({ handle: 'ilsa', bio: 'clay', link });

/** What is reported of the pages while Ilsa is read. */
async function seenBy(pages: Record<string, FakePage>, html?: string) {
  const seen: ReaderOutcome[] = [];
  const { fetchPage } = fakePageFetcher(pages);
  const watchReaders: ReaderWatch = (more) => void seen.push(...more);
  const source = {
    target: { platform: 'tiktok' as const, handle: 'ilsa' },
    html,
    text: undefined,
    own_addresses: [],
    signal: new AbortController().signal,
  };
  await readCreator({ fetchPage, ...pageReaders, watchReaders }, source).catch(() => null);
  return seen;
}

it('a reading reports once, at its end, how pages were read', async () => {
  const link = 'https://komi.io/ilsa';
  const undrawn = '<html><head><script src="/app.js"></script></head><body></body></html>';
  const pages = { [PROFILE]: { body: profile(link) }, [link]: { body: undrawn } };
  expect(await seenBy(pages)).toEqual([
    { reader: 'tiktok', outcome: 'expected' },
    { reader: 'komi.io', outcome: 'blind' },
  ]);
  expect(await seenBy({ [PROFILE]: SHELL })).toEqual([{ reader: 'tiktok', outcome: 'blind' }]);
});

it('nothing is reported of walls, missing profiles, own sites and the phone’s page source', async () => {
  expect(await seenBy({ [PROFILE]: { body: tiktokWall } })).toEqual([]);
  expect(await seenBy({ [PROFILE]: { body: tiktokMissing() } })).toEqual([]);
  const site = { body: '<html><body><p>Write to hi@ilsa-torvane.com</p></body></html>' };
  expect(await seenBy({ [SITE]: site }, profile(SITE))).toEqual([]);
});
