import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import type { LinkSearch, Visit } from '../src/scrape/link-search.ts';
import { takePage, takeRead } from '../src/scrape/take-page.ts';
import { pageReaders } from '../src/scrape/page-readers.ts';
import type { LinkPageRead } from '../src/scrape/page-read.ts';

/** A search for addresses on the pages that a profile links to. */

export const profile = (given: Partial<ScrapedProfile>): ScrapedProfile => ({
  platform: 'tiktok',
  handle: 'ilsa',
  id: null,
  name: 'Ilsa',
  bio: '',
  bio_links: [],
  contact_emails: [],
  followers: null,
  likes: null,
  posts: null,
  avatar_url: null,
  is_verified: false,
  is_private: false,
  ...given,
});

export const empty: LinkSearch = {
  owner: profile({}),
  own_pages: [],
  queue: [],
  seen: [],
  candidates: [],
  handles: [],
  has_unread: false,
  opened: [],
};
export const found = (address: string) => ({ address, evidence: address, repairs: [] });
export const read = (given: Partial<LinkPageRead & { kind: 'page' }> = {}): LinkPageRead => ({
  kind: 'page',
  addresses: [],
  handles: [],
  contact_links: [],
  is_theirs: true,
  ...given,
});
export const bioLink = (url: string): Visit => ({ url, why: 'bio_link' });
export const take = (url: string, answer: LinkPageRead, search = empty, visit = bioLink(url)) =>
  takeRead(search, { visit, url, read: answer });
export const urls = ({ queue }: LinkSearch) => queue.map(({ url }) => url);

export const open = (search: LinkSearch, page: Parameters<typeof takePage>[1]) =>
  takePage(search, page, pageReaders);
