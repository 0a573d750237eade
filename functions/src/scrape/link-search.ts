import type { ContactCandidate, FoundAddress } from '@vibes/core/contact/contact-candidate';
import { profileUrl, type PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { isHostIn, LINK_PAGE_HOSTS, SHOP_HOSTS, SOCIAL_HOSTS } from '@vibes/core/link/known-hosts';
import { splitLink } from '@vibes/core/link/split-link';
import { apiAddress } from './api-address.ts';
import { otherProfile } from './other-profile.ts';
import type { PageCopy } from './page-copy.ts';
import type { LinkPageRead } from './page-read.ts';
import { profileAddresses } from './profile-addresses.ts';
import type { ProfilePageRead } from './profile/profile-page-read.ts';
import { rankBioLinks } from './rank-bio-links.ts';
import { typedLinks } from './typed-links.ts';

/** What reads pages, at once or elsewhere. */
interface Readers {
  readLinkPage: (page: { url: string } & PageCopy) => LinkPageRead | Promise<LinkPageRead>;
  readProfilePage: (page: PlatformHandle & PageCopy) => ProfilePageRead | Promise<ProfilePageRead>;
}

/** A page still to ask for. */
export interface Stop {
  url: string;
  why:
    | 'bio_link'
    /** Where the page at `shown_at`, an empty shell, has its data from. */
    | 'api'
    /** Of a site that has been read. */
    | 'contact_page'
    /** The site a page of links leads to. */
    | 'own_site'
    | 'other_profile';
  /** The page a person would open in place of `url`. */
  shown_at?: string;
  /** Whose page it must be. */
  target?: PlatformHandle;
  /** The pages that led here, and are done when this one is: each leads to one other at most. */
  via?: string[];
}

/**
 * The search for an address through the pages a profile leads to: a page of
 * links, an own site and its contact page, a shortener, the profile on the
 * other platform. It knows no network: `stops[0]` is asked for by the caller,
 * and `takePage` says what is known then.
 */
export interface LinkSearch {
  /** Best first; empty when the search is over. */
  stops: Stop[];
  /** Every address ever among the stops. */
  seen: string[];
  candidates: ContactCandidate[];
  handles: PlatformHandle[];
  /** True when a page could not be read: an address may stand there. */
  has_unread: boolean;
  /** Pages read without an address, with all they lead to. */
  opened: string[];
}

const hostOf = (url: string) => splitLink(url)?.host.replace(/^www\./, '') ?? '';

/** Same host, or one below the other: `shop.ilsa.com` is Ilsa's, another `carrd.co` is not. */
function isSameSite(one: string, other: string): boolean {
  const [a, b] = [hostOf(one), hostOf(other)];
  return a !== '' && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`));
}

const isLinkPage = (url: string) => isHostIn(LINK_PAGE_HOSTS, hostOf(url));
const isElsewhere = (url: string) =>
  isHostIn(SOCIAL_HOSTS, hostOf(url)) || isHostIn(SHOP_HOSTS, hostOf(url));

/**
 * The search at its beginning: links of the profile in their order, then the other profile.
 * What an earlier try has `opened` is left out; a page that stayed closed then is not among it.
 */
export function beginSearch(profile: ScrapedProfile, opened: string[] = []): LinkSearch {
  const target = otherProfile(profile);
  const all: Stop[] = [
    ...rankBioLinks([...profile.bio_links, ...typedLinks(profile)]).map((url) => ({
      url,
      why: 'bio_link' as const,
    })),
    ...(target ? [{ url: profileUrl(target), why: 'other_profile' as const, target }] : []),
  ];
  const stops = all.filter(({ url }) => !opened.includes(url));
  return {
    stops,
    seen: [...opened, ...stops.map(({ url }) => url)],
    candidates: [],
    handles: target ? [target] : [],
    has_unread: false,
    opened,
  };
}

const isCertain = ({ rival }: FoundAddress) => rival === undefined;

/**
 * A finished search: what is left to open would only cost time. Where a page leaves a choice of
 * two readings, the pages left may decide it.
 */
function withAddresses(
  search: LinkSearch,
  { addresses, found_at }: { addresses: FoundAddress[]; found_at: string },
): LinkSearch {
  const place = { source: 'linktree' as const, found_at };
  const found = addresses.map((address) => ({ ...address, ...place }));
  return {
    ...search,
    stops: addresses.some(isCertain) ? [] : search.stops,
    candidates: [...search.candidates, ...found],
  };
}

const isNew = (search: LinkSearch, stop: Stop | undefined): stop is Stop =>
  stop !== undefined && !search.seen.includes(stop.url);

function withStop(search: LinkSearch, stop: Stop, place: 'first' | 'last'): LinkSearch {
  const stops = place === 'first' ? [stop, ...search.stops] : [...search.stops, stop];
  return { ...search, stops, seen: [...search.seen, stop.url] };
}

const viaOf = ({ via = [], url }: Stop): string[] => [...via, url];

/** One hop further from a page without an address, where that is worth one. */
function goOn(
  search: LinkSearch,
  { stop, url, links }: { stop: Stop; url: string; links: string[] },
): LinkSearch {
  if (stop.why === 'api' || isLinkPage(url)) {
    const [site] = rankBioLinks(
      links.filter((link) => !isSameSite(link, url) && !isLinkPage(link)),
    );
    const next = site ? { url: site, why: 'own_site' as const, via: viaOf(stop) } : undefined;
    const isFirst = !search.stops.some(({ why }) => why === 'own_site') && stop.why !== 'own_site';
    return isFirst && isNew(search, next) ? withStop(search, next, 'last') : search;
  }
  const contact = links.find((link) => isSameSite(link, url) && link !== url);
  const next = contact
    ? { url: contact, why: 'contact_page' as const, via: viaOf(stop) }
    : undefined;
  return stop.why !== 'contact_page' && isNew(search, next)
    ? withStop(search, next, 'first')
    : search;
}

function takeProfile(
  search: LinkSearch,
  { target, read }: { target: PlatformHandle; read: ProfilePageRead },
): LinkSearch {
  if (read.kind === 'blocked') return { ...search, has_unread: true };
  const addresses = read.kind === 'profile' ? profileAddresses(read.profile) : [];
  if (!addresses.length) return search;
  return withAddresses(search, { addresses, found_at: profileUrl(target) });
}

/** The search once a linked page was read. `search` no longer holds the stop it stood at. */
export function takeRead(
  search: LinkSearch,
  { stop, url, read }: { stop: Stop; url: string; read: LinkPageRead },
): LinkSearch {
  if (read.kind === 'not_found') return search;
  const shown_at = stop.shown_at ?? url;
  const address = stop.why === 'api' ? null : apiAddress(url);
  const api = address
    ? { url: address, why: 'api' as const, shown_at, via: viaOf(stop) }
    : undefined;
  if (read.kind === 'blocked') {
    return read.cause === 'needs_api' && isNew(search, api)
      ? withStop(search, api, 'first')
      : { ...search, has_unread: true };
  }
  const named = { ...search, handles: [...search.handles, ...read.handles] };
  const { addresses } = read;
  const found = addresses.length ? withAddresses(named, { addresses, found_at: shown_at }) : named;
  if (addresses.some(isCertain)) return found;
  // A shell may have words enough to pass for a page.
  if (isNew(found, api)) return withStop(found, api, 'first');
  return goOn(found, { stop, url: shown_at, links: read.contact_links });
}

type Page = PageCopy & { final_url: string };

/** The search once `stops[0]` was asked for; `page` is null when none came. */
export async function takePage(
  before: LinkSearch,
  page: Page | null,
  readers: Readers,
): Promise<LinkSearch> {
  const [stop, ...stops] = before.stops;
  const search = { ...before, stops };
  if (!stop) return search;
  if (!page) return { ...search, has_unread: true };
  const after = await takeStop({ ...search, has_unread: false }, { stop, page, readers });
  const isEmpty = after.candidates.length === 0;
  const isDone = isEmpty && !after.has_unread && after.stops.length <= stops.length;
  return {
    ...after,
    has_unread: before.has_unread || after.has_unread,
    opened: isDone ? [...after.opened, ...viaOf(stop)] : after.opened,
  };
}

async function takeStop(
  search: LinkSearch,
  { stop, page, readers }: { stop: Stop; page: Page; readers: Readers },
): Promise<LinkSearch> {
  const { target } = stop;
  if (target) {
    const read = await readers.readProfilePage({ ...target, ...page });
    return takeProfile(search, { target, read });
  }
  const url = page.final_url;
  // A shortener may lead to a network or a shop: no address of the creator stands there.
  if (isElsewhere(url)) {
    const link = findProfileLink({ url });
    if (link.kind !== 'profile') return search;
    const { platform, handle } = link;
    return { ...search, handles: [...search.handles, { platform, handle }] };
  }
  const read = await readers.readLinkPage({ url, ...page });
  return takeRead(search, { stop, url, read });
}
