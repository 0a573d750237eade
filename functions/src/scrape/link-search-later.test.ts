import { describe, expect, it } from 'vitest';
import { beginSearch } from './link-search.ts';
import { profile, urls, open } from '../../test/link-searching.ts';

describe('a later search', () => {
  const source = (final_url: string, body: string, status = 200) => ({
    status,
    content_type: 'text/html',
    body,
    final_url,
  });
  const [one, two] = ['https://one.ilsa.com/', 'https://two.ilsa.com/'];
  const bio_links = [one, two];

  it('begins behind the pages that were read, and asks again for one that was closed', async () => {
    let search = beginSearch(profile({ bio_links }));
    search = await open(search, source(one, '<p>clay</p>'));
    expect(search.opened).toEqual([one]);
    search = await open(search, null);
    expect(search).toMatchObject({ opened: [one], has_unread: true, queue: [] });
    expect(urls(beginSearch(profile({ bio_links }), search.opened))).toEqual([two]);
  });

  it('opens a page again whose own next page is still to open, and not once that is read', async () => {
    const body = '<p>clay</p><a href="/contact">Contact</a>';
    const begun = await open(beginSearch(profile({ bio_links: [one] })), source(one, body));
    expect(begun).toMatchObject({ opened: [], queue: [{ url: `${one}contact` }] });
    const closed = await open(begun, null);
    expect(urls(beginSearch(profile({ bio_links: [one] }), closed.opened))).toEqual([one]);
    const read = await open(begun, source(`${one}contact`, '<p>glaze</p>'));
    expect(read.opened).toEqual([one, `${one}contact`]);
    expect(urls(beginSearch(profile({ bio_links: [one] }), read.opened))).toEqual([]);
  });

  it('counts a page that is gone, or of a network, as read', async () => {
    for (const page of [source(one, 'gone', 404), source('https://www.youtube.com/@ilsa', '')]) {
      expect((await open(beginSearch(profile({ bio_links: [one] })), page)).opened).toEqual([one]);
    }
  });
});
