import { describe, expect, it } from 'vitest';
import { beginSearch, type Visit } from './link-search.ts';
import type { LinkPageRead } from './page-read.ts';
import {
  profile,
  empty,
  found,
  read,
  bioLink,
  take,
  urls,
  open,
} from '../../test/link-searching.ts';

describe('a search begins', () => {
  it('with every link worth opening, best first, and the other profile last', () => {
    const bio_links = [
      'https://www.instagram.com/ilsa.makes/',
      'https://bit.ly/ilsa',
      'https://one.ilsa.com/',
      'https://two.ilsa.com/',
      'https://linktr.ee/ilsa',
      'https://www.youtube.com/@ilsa',
    ];
    const search = beginSearch(profile({ bio_links }));
    expect(urls(search)).toEqual([
      'https://linktr.ee/ilsa',
      'https://one.ilsa.com/',
      'https://two.ilsa.com/',
      'https://bit.ly/ilsa',
      'https://www.instagram.com/ilsa.makes/',
    ]);
    expect(search.handles).toEqual([{ platform: 'instagram', handle: 'ilsa.makes' }]);
  });
});

describe('a page with an address', () => {
  it('goes on from a page that leaves a choice, which the next one may decide', () => {
    const rivals = [
      { ...found('lee@ilsa.com'), rival: 'annlee@ilsa.com' },
      { ...found('annlee@ilsa.com'), rival: 'lee@ilsa.com' },
    ];
    const contact_links = ['https://ilsa.com/contact'];
    const search = take('https://ilsa.com/', read({ addresses: rivals, contact_links }));
    expect(urls(search)).toEqual(contact_links);
    const visit: Visit = { url: 'https://ilsa.com/contact', why: 'contact_page' };
    const after = take(visit.url, read({ addresses: [found('annlee@ilsa.com')] }), search, visit);
    expect(after.queue).toEqual([]);
    expect(after.candidates.map(({ address, rival }) => [address, rival])).toEqual([
      ['lee@ilsa.com', 'annlee@ilsa.com'],
      ['annlee@ilsa.com', 'lee@ilsa.com'],
      ['annlee@ilsa.com', undefined],
    ]);
  });

  it('ends the search', () => {
    const search = { ...empty, queue: [bioLink('https://next.ilsa.com/')] };
    const answer = read({ addresses: [found('hi@ilsa.com'), found('press@ilsa.com')] });
    expect(take('https://ilsa.com/', answer, search)).toMatchObject({
      queue: [],
      candidates: [
        { address: 'hi@ilsa.com', source: 'linktree', found_at: 'https://ilsa.com/' },
        { address: 'press@ilsa.com' },
      ],
    });
  });
});

describe('an own site without an address', () => {
  const contact_links = ['https://www.ilsa.com/contact', 'https://ilsa.com/about'];

  it('leads on to its two best contact pages, before any other link, and no further', () => {
    const search = { ...empty, queue: [bioLink('https://next.com/')] };
    const after = take('https://ilsa.com/', read({ contact_links }), search);
    expect(urls(after)).toEqual([...contact_links, 'https://next.com/']);
    const [visit = bioLink('')] = after.queue;
    const last = take(visit.url, read({ contact_links }), { ...after, queue: [] }, visit);
    expect(last.queue).toEqual([]);
  });

  it('leads to no other site, not even one beside it, and not back to itself', () => {
    const others = [
      'https://agency.com/contact',
      'https://other.carrd.co/',
      'https://ilsa.carrd.co/',
    ];
    expect(take('https://ilsa.carrd.com/', read({ contact_links: others })).queue).toEqual([]);
    const itself = read({ contact_links: ['https://ilsa.com/'] });
    expect(take('https://ilsa.com/', itself).queue).toEqual([]);
  });
});

describe('a page of links without an address', () => {
  it('leads on to one site of the owner’s, after all other links', () => {
    const search = { ...empty, queue: [bioLink('https://next.com/')] };
    const contact_links = [
      'https://linktr.ee/help',
      'https://www.youtube.com/@ilsa',
      'https://beacons.ai/ilsa',
      'https://ilsa.com/',
      'https://ilsa.shop/',
    ];
    const after = take('https://linktr.ee/ilsa', read({ contact_links }), search);
    expect(urls(after)).toEqual(['https://next.com/', 'https://ilsa.com/']);
    const twice = take('https://lnk.bio/ilsa', read({ contact_links: ['https://b.com/'] }), after);
    expect(urls(twice)).toEqual(urls(after));
  });

  it('gives the handles it names', () => {
    const handles = [{ platform: 'instagram' as const, handle: 'ilsa' }];
    expect(take('https://linktr.ee/ilsa', read({ handles })).handles).toEqual(handles);
  });
});

describe('an empty app shell', () => {
  const shell: LinkPageRead = { kind: 'blocked', reason: 'needs_api' };
  const page = 'https://taplink.cc/ilsa';

  it('is asked where it keeps its data, and the page itself is what people see', () => {
    const after = take(page, shell);
    expect(after).toMatchObject({ has_unread: false, queue: [{ why: 'api', shown_at: page }] });
    const [visit = bioLink('')] = after.queue;
    const answer = read({ addresses: [found('hi@ilsa.com')] });
    const last = take(visit.url, answer, { ...after, queue: [] }, visit);
    expect(last.candidates).toMatchObject([{ found_at: page }]);
  });

  it('is unread when that is closed too, and an answer when it says nobody is there', () => {
    const visit: Visit = { url: 'https://taplink.cc/ilsa/api/x', why: 'api', shown_at: page };
    expect(take(visit.url, shell, empty, visit)).toMatchObject({ has_unread: true, queue: [] });
    expect(take(visit.url, { kind: 'not_found' }, empty, visit)).toEqual(empty);
  });

  it('of a service nobody knows is unread, and so is a wall before a known one', () => {
    expect(take('https://unknown-bio.app/ilsa', shell)).toMatchObject({ has_unread: true });
    expect(take(page, { kind: 'blocked', reason: 'bot_challenge' })).toMatchObject({
      has_unread: true,
      queue: [],
    });
  });
});

/** `takePage`, with pages read at once. */
describe('a page asked for', () => {
  const source = (final_url: string, body: string, status = 200) => ({
    status,
    content_type: 'text/html',
    body,
    final_url,
  });
  const at = (url: string) => ({ ...empty, queue: [bioLink(url)], seen: [url] });

  it('that did not come is unread', async () => {
    expect(await open(at('https://ilsa.com/'), null)).toMatchObject({
      has_unread: true,
      queue: [],
    });
  });

  it('is judged by where it led: a shortener may end at a network', async () => {
    const wall = source('https://www.youtube.com/@ilsa', '<p>press@youtube-team.com</p>');
    expect(await open(at('https://bit.ly/a'), wall)).toMatchObject({
      candidates: [],
      has_unread: false,
    });
    const other = source('https://www.instagram.com/ilsa.makes/', '');
    expect((await open(at('https://bit.ly/a'), other)).handles).toEqual([
      { platform: 'instagram', handle: 'ilsa.makes' },
    ]);
    const own = source('https://ilsa.com/', '<p>Write to hi@ilsa-torvane.com</p>');
    expect((await open(at('https://bit.ly/a'), own)).candidates).toMatchObject([
      { address: 'hi@ilsa-torvane.com', found_at: 'https://ilsa.com/' },
    ]);
  });

  it('that is gone says there is nothing', async () => {
    const gone = source('https://ilsa.com/', 'gone', 404);
    expect(await open(at('https://ilsa.com/'), gone)).toMatchObject({
      has_unread: false,
      queue: [],
    });
  });
});
