import { expect, it } from 'vitest';
import { tiktokPage } from '../../test/pages.ts';
import { fakePageFetcher, type FakePage } from '../../test/models/fake-page-fetcher.ts';
import { pageReaders } from '../scrape/page-readers.ts';
import { readCreator } from './read-creator.ts';

const PROFILE = 'https://www.tiktok.com/@ilsa';
const SITE = 'https://ilsa-torvane.com/';
const words = (text: string) => ({ body: `<html><body><p>${text}</p></body></html>` });
const linked = (link: string) => ({
  body: tiktokPage({ handle: 'ilsa', name: 'Ilsa Torvane', bio: 'clay', link }),
});

/** Reads Ilsa on a web of the given pages; `requests` are the pages fetched. */
async function readIlsa(
  pages: Record<string, FakePage>,
  given: { text?: string; opened_links?: string[] },
) {
  const { fetchPage, requests } = fakePageFetcher(pages);
  const { text, ...more } = given;
  const reading = await readCreator(
    { fetchPage, ...pageReaders },
    {
      target: { platform: 'tiktok', handle: 'ilsa' },
      html: undefined,
      text,
      own_addresses: [],
      signal: new AbortController().signal,
      ...more,
    },
  );
  if (reading.kind !== 'read') throw new Error('not read');
  const { contact } = reading.contact;
  const found = contact && { address: contact.address, at: contact.found_at };
  return { reading, requests, found, is_unfinished: reading.is_unfinished };
}

it('puts what a page shows before the address in the phone’s text', async () => {
  const pages = { [PROFILE]: linked(SITE), [SITE]: words('Write to hi@ilsa-torvane.com') };
  const { found, reading } = await readIlsa(pages, { text: 'booking: ilsa@shared-text.com' });
  expect(found).toEqual({ address: 'hi@ilsa-torvane.com', at: SITE });
  expect(reading.contact.others).toMatchObject([{ address: 'ilsa@shared-text.com' }]);
});

it('is not ended by an address in the text the phone sent: the page may show a better one', async () => {
  const pages = { [PROFILE]: linked(SITE) };
  const { found, is_unfinished } = await readIlsa(pages, { text: 'hi@ilsa-torvane.com' });
  expect(found).toEqual({ address: 'hi@ilsa-torvane.com', at: null });
  expect(is_unfinished).toBe(true);
});

it('begins after the pages opened before, and is finished when all were opened', async () => {
  const sites = ['one', 'two', 'three', 'four', 'five'].map((name) => `https://${name}.carrd.co`);
  const web = {
    [PROFILE]: { body: tiktokPage({ handle: 'ilsa', bio: sites.join(' ') }) },
    ...Object.fromEntries(sites.map((site) => [site, words('Clay and glaze, made slowly.')])),
  };
  const first = await readIlsa(web, {});
  expect(first).toMatchObject({ requests: [PROFILE, ...sites.slice(0, 3)], is_unfinished: true });
  const { opened_links } = first.reading;
  const second = await readIlsa(web, { opened_links });
  expect(second).toMatchObject({ requests: [PROFILE, ...sites.slice(3)], is_unfinished: false });
});
