import { isHostIn, LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { splitLink } from '@vibes/core/link/split-link';
import type { HtmlPage } from './html-page.ts';

/** Whose page it is, as far as its address and its head say. */
export interface Site {
  /** Absolute; empty when nobody says where the page is. */
  url: string;
  /** Lower case, without `www.`; empty when unknown. */
  host: string;
  /** The first part of its path: on a service of many pages, the creator's name there. */
  segment: string;
  /** True for a page of a known service of link pages. */
  isLinkPage: boolean;
  /** True for a page of an unknown service: its path is the handle of the creator it links to. */
  isShared: boolean;
  /** Letters of its title and name. */
  name: string;
  /** The longer words of both. */
  words: readonly string[];
}

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const NO_SITE: Site = {
  url: '',
  host: '',
  segment: '',
  isLinkPage: false,
  isShared: false,
  name: '',
  words: [],
};

const SHORTEST_WORD = 5;
const MOST_WORDS = 30;
/** In the titles and domains of many. */
const COMMON =
  /^(?:about|contact|kontakt|contacto|official|offizielle|welcome|website|homepage|studio|portfolio|photo|photography|design|digital|creative|media|accueil|inicio|artist|music|online|store|tienda|boutique|impressum|privacy|datenschutz|blog)/;

const wordsOf = (text: string) =>
  text
    .slice(0, 500)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(letters)
    .filter((word) => word.length >= SHORTEST_WORD && !COMMON.test(word))
    .slice(0, MOST_WORDS);

/** The site a page belongs to: by its address, else by the one it gives itself. */
export function siteOf(url: string, { title, canonical, metas }: HtmlPage): Site {
  const place = [url, canonical, metas.get('og:url') ?? ''].find((link) =>
    /^https?:\/\/[^/]{1,253}\./i.test(link.trim()),
  );
  const parts = place === undefined ? null : splitLink(place);
  const host = (parts?.host ?? '').replace(/^www\./, '');
  const called = [title, metas.get('og:site_name'), metas.get('og:title')].join(' ');
  return {
    url: place?.trim() ?? '',
    host,
    segment: (parts?.segments[0] ?? '').toLowerCase().replace(/^@/, ''),
    isLinkPage: isHostIn(LINK_PAGE_HOSTS, host),
    isShared: false,
    name: letters(called).slice(0, 500),
    words: wordsOf(called),
  };
}

/** True when a mail domain is that of the page's host, be it the creator's or not. */
export function isHostDomain(site: Site, domain: string): boolean {
  if (!site.host) return false;
  return (
    domain === site.host || domain.endsWith(`.${site.host}`) || site.host.endsWith(`.${domain}`)
  );
}

/** True when the page is called like the domain: "Harlow Pines", harlowpines.com. */
export function isNamedLike(site: Site, domain: string): boolean {
  const name = letters(domain.split('.')[0] ?? '');
  return name.length > 3 && site.name.includes(name);
}

/** True when an address shares a longer word with the page's title or name: "Hesper Quill", hi@hesperfelt.co. */
export function sharesName(site: Site, address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  const label = letters(domain.split('.')[0] ?? '');
  const own = letters(local);
  return site.words.some((word) => label.includes(word) || own.includes(word));
}

/** True when a mail domain is the creator's own: the host of a page that is not one of many. */
export const isOwnDomain = (site: Site, domain: string) =>
  !site.isShared && isHostDomain(site, domain);
