import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import {
  instagramPage,
  tiktokMissing,
  tiktokPage,
  tiktokVideo,
  tiktokWall,
} from '../../test/pages.ts';
import { fakePageFetcher, type FakePage } from '../../test/models/fake-page-fetcher.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';
import { pageReaders } from '../scrape/page-readers.ts';
import { readCreator } from './read-creator.ts';

const ILSA: PlatformHandle = { platform: 'tiktok', handle: 'ilsa' };
const PROFILE = 'https://www.tiktok.com/@ilsa';
const SITE = 'https://ilsa-torvane.com/';
const words = (text: string) => ({ body: `<html><body><p>${text}</p></body></html>` });
const linked = (link: string, bio = 'clay') => ({
  body: tiktokPage({ handle: 'ilsa', name: 'Ilsa Torvane', bio, link }),
});

type Given = { html?: string; text?: string; signal?: AbortSignal };

/** Reads Ilsa on a web of the given pages; `requests` are the pages fetched. */
async function readIlsa(pages: Record<string, FakePage>, given: Given = {}) {
  const { fetchPage, requests } = fakePageFetcher(pages);
  const reading = await readCreator({ fetchPage, ...pageReaders }, source(given));
  const contact = reading.contact.contact;
  return {
    reading,
    requests,
    found: contact && { address: contact.address, at: contact.found_at },
    is_unfinished: reading.kind === 'read' ? reading.is_unfinished : null,
  };
}
const source = (given: Given) => ({
  target: ILSA,
  html: undefined,
  text: undefined,
  own_addresses: [],
  signal: new AbortController().signal,
  ...given,
});

describe('reading a creator', () => {
  it('opens nothing else when the profile gives an address', async () => {
    const { found, requests } = await readIlsa({
      [PROFILE]: linked('linktr.ee/ilsa', '📧 hi@ilsa-torvane.com'),
    });
    expect(found).toEqual({ address: 'hi@ilsa-torvane.com', at: PROFILE });
    expect(requests).toEqual([PROFILE]);
  });

  it('goes from an own site to its contact page', async () => {
    const { found, requests } = await readIlsa({
      [PROFILE]: linked(SITE),
      [SITE]: { body: '<p>Clay and glaze, made slowly.</p><a href="/contact">Contact</a>' },
      [`${SITE}contact`]: words('Write to hi@ilsa-torvane.com'),
    });
    expect(found).toEqual({ address: 'hi@ilsa-torvane.com', at: `${SITE}contact` });
    expect(requests).toEqual([PROFILE, SITE, `${SITE}contact`]);
  });

  it('asks the API of a service that renders its pages in the browser', async () => {
    const shell =
      '<html><head><script src="/app.js"></script></head><body><div id="app"></div></body></html>';
    const fields = [
      { items: [{ block_type_name: 'text', options: { text: 'hi@ilsa-torvane.com' } }] },
    ];
    const page = 'https://taplink.cc/ilsa';
    const { found } = await readIlsa({
      [PROFILE]: linked(page),
      [page]: { body: shell },
      [`${page}/api/page/get.json`]: {
        content_type: 'application/json',
        body: JSON.stringify({ response: { fields } }),
      },
    });
    expect(found).toEqual({ address: 'hi@ilsa-torvane.com', at: page });
  });

  it('reads the profile the creator names on the other platform', async () => {
    const other = 'https://www.instagram.com/ilsa.makes/';
    const name = 'Ilsa Torvane';
    const pages = {
      [PROFILE]: { body: tiktokPage({ handle: 'ilsa', name, bio: 'clay. IG: @ilsa.makes' }) },
      [other]: { body: instagramPage({ handle: 'ilsa.makes', name, bio: 'hi@ilsa-torvane.com' }) },
    };
    const { found, reading } = await readIlsa(pages);
    expect(found).toEqual({ address: 'hi@ilsa-torvane.com', at: other });
    expect(reading).toMatchObject({
      linked_handles: [{ platform: 'instagram', handle: 'ilsa.makes' }],
    });
  });

  it('keeps the other handle also when no search is needed', async () => {
    const bio = 'hi@ilsa-torvane.com IG: @ilsa.makes';
    const { reading } = await readIlsa({
      [PROFILE]: { body: tiktokPage({ handle: 'ilsa', bio }) },
    });
    expect(reading).toMatchObject({
      linked_handles: [{ platform: 'instagram', handle: 'ilsa.makes' }],
      is_unfinished: false,
    });
  });

  it('opens a page of links that is only typed into the bio', async () => {
    const link = 'https://ilsa.carrd.co';
    const { found } = await readIlsa({
      [PROFILE]: { body: tiktokPage({ handle: 'ilsa', bio: 'clay, more: ilsa.carrd.co' }) },
      [link]: words('hi@ilsa-torvane.com'),
    });
    expect(found).toEqual({ address: 'hi@ilsa-torvane.com', at: link });
  });

  it('fetches four pages at most', async () => {
    const bio_links = ['one', 'two', 'three', 'four', 'five'].map((name) => `${name}.ilsa.com`);
    const user = { username: 'ilsa', full_name: 'Ilsa', biography: 'clay', bio_links };
    const profile = 'https://www.instagram.com/ilsa/';
    const { fetchPage, requests } = fakePageFetcher({
      [profile]: {
        content_type: 'application/json',
        body: JSON.stringify({
          data: { user: { ...user, bio_links: bio_links.map((url) => ({ url })) } },
          status: 'ok',
        }),
      },
      ...Object.fromEntries(bio_links.map((host) => [`https://${host}`, words('clay')])),
    });
    const target = { platform: 'instagram' as const, handle: 'ilsa' };
    const reading = await readCreator({ fetchPage, ...pageReaders }, { ...source({}), target });
    expect(requests).toHaveLength(4);
    expect(reading).toMatchObject({ is_unfinished: true });
  });
});

describe('the phone’s page source', () => {
  it('of the profile is enough', async () => {
    const html = tiktokPage({ handle: 'ilsa', bio: 'clay' });
    expect((await readIlsa({}, { html })).requests).toEqual([]);
  });

  it('of a video names no links: the profile is fetched for them', async () => {
    const html = tiktokVideo({ handle: 'ilsa', bio: 'clay' });
    const pages = { [PROFILE]: linked(SITE), [SITE]: words('hi@ilsa-torvane.com') };
    expect(await readIlsa(pages, { html })).toMatchObject({
      found: { address: 'hi@ilsa-torvane.com' },
      requests: [PROFILE, SITE],
    });
  });

  it('of a video is enough when its bio gives an address', async () => {
    const html = tiktokVideo({ handle: 'ilsa', bio: 'hi@ilsa-torvane.com' });
    expect((await readIlsa({}, { html })).requests).toEqual([]);
  });

  it('of a video is used when the profile is closed, and the search is unfinished', async () => {
    const html = tiktokVideo({ handle: 'ilsa', bio: 'clay' });
    const { reading } = await readIlsa({ [PROFILE]: { body: tiktokWall } }, { html });
    expect(reading).toMatchObject({ kind: 'read', profile: { bio: 'clay' }, is_unfinished: true });
  });
});

describe('a search without an address', () => {
  it.each<[string, Record<string, FakePage>, boolean]>([
    ['is finished without links', { [PROFILE]: { body: tiktokPage({ handle: 'ilsa' }) } }, false],
    ['is finished when all was read', { [PROFILE]: linked(SITE), [SITE]: words('clay') }, false],
    [
      'is finished when the page is gone',
      { [PROFILE]: linked(SITE), [SITE]: { status: 404, body: 'gone' } },
      false,
    ],
    ['is finished when the link is a shop', { [PROFILE]: linked('amazon.com/shop/ilsa') }, false],
    ['is unfinished when a page does not come', { [PROFILE]: linked(SITE) }, true],
    [
      'is unfinished behind a wall',
      { [PROFILE]: linked(SITE), [SITE]: { status: 403, body: '<title>Just a moment...</title>' } },
      true,
    ],
    [
      'is unfinished at a page that is no text',
      { [PROFILE]: linked(SITE), [SITE]: { reason: 'not_html' } },
      true,
    ],
    [
      'is unfinished when half a page says nothing',
      { [PROFILE]: linked(SITE), [SITE]: { ...words('clay'), is_cut: true } },
      true,
    ],
  ])('%s', async (_, pages, expected) => {
    expect(await readIlsa(pages)).toMatchObject({ found: null, is_unfinished: expected });
  });
});

describe('a profile', () => {
  it('that does not exist is refused', async () => {
    const missing = readIlsa({ [PROFILE]: { body: tiktokMissing() } });
    await expect(missing).rejects.toMatchObject({ code: 'profile_not_found' });
  });

  it.each<[string, FakePage, string]>([
    ['behind a wall', { body: tiktokWall }, 'waf'],
    ['that does not come', { reason: 'rate_limited' }, 'rate_limited'],
  ])('%s is blocked, with its reason', async (_, page, reason) => {
    expect((await readIlsa({ [PROFILE]: page })).reading).toMatchObject({
      kind: 'blocked',
      reason,
    });
  });
});

describe('when time runs out', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const BUDGET = 8000;
  function inTime(fetchPage: PageFetcher) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), BUDGET);
    const given = source({ signal: controller.signal });
    const reading = readCreator({ fetchPage, ...pageReaders }, given);
    return vi.advanceTimersByTimeAsync(BUDGET).then(() => reading);
  }
  const never: PageFetcher = () => new Promise(() => undefined);

  it('a fetcher that never ends leaves the profile blocked', async () => {
    expect(await inTime(never)).toMatchObject({ kind: 'blocked', reason: 'timeout' });
  });

  it('one that never ends for a linked page leaves the search unfinished', async () => {
    const { fetchPage } = fakePageFetcher({ [PROFILE]: linked(SITE) });
    const reading = await inTime((request) =>
      request.url === PROFILE ? fetchPage(request) : never(request),
    );
    expect(reading).toMatchObject({ kind: 'read', is_unfinished: true });
  });

  it('slow pages share the budget, and none is fetched after it', async () => {
    const slow = { ...words('clay'), delay: 3900 };
    const { fetchPage, requests } = fakePageFetcher({
      [PROFILE]: { ...linked(SITE), delay: 3900 },
      [SITE]: { ...slow, body: `${slow.body}<a href="/contact">Contact</a>` },
      [`${SITE}contact`]: slow,
    });
    expect(await inTime(fetchPage)).toMatchObject({ kind: 'read', is_unfinished: true });
    expect(requests.length).toBeLessThan(4);
  });
});
