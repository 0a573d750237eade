import type {
  ChoiceReason,
  ContactCandidate,
  FoundAddress,
} from '@vibes/core/contact/contact-candidate';
import { isCertain } from '@vibes/core/contact/is-certain';
import { isCalledLike } from '@vibes/core/contact/called-like';
import { domainOf } from '@vibes/core/contact/mailbox-key';
import { profileUrl, type PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { isHostIn, LINK_PAGE_HOSTS, SHOP_HOSTS, SOCIAL_HOSTS } from '@vibes/core/link/known-hosts';
import { splitLink } from '@vibes/core/link/split-link';
import { apiAddress } from './api-address.ts';
import type { LinkSearch, Visit } from './link-search.ts';
import { isSamePerson } from './other-profile.ts';
import type { LinkPage, PageSource } from './page-source.ts';
import type { LinkPageRead } from './page-read.ts';
import { profileAddresses } from './profile-addresses.ts';
import type { ProfilePageRead } from './profile/profile-page-read.ts';
import { rankBioLinks } from './rank-bio-links.ts';

/** The readers of pages, at once or in a thread. */
interface Readers {
  readLinkPage: (page: LinkPage) => LinkPageRead | Promise<LinkPageRead>;
  readProfilePage: (
    page: PlatformHandle & PageSource,
  ) => ProfilePageRead | Promise<ProfilePageRead>;
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
 * Over once an address is certain: what is left to open would only cost time. Where a page leaves a
 * choice of two readings, the pages left may decide it.
 */
function withAddresses(
  search: LinkSearch,
  { addresses, found_at, doubt }: { addresses: FoundAddress[]; found_at: string; doubt: Doubt },
): LinkSearch {
  const place = { source: 'linktree' as const, found_at };
  const doubts = doubt && { choice_reason: doubt };
  const found = addresses.map((address) => ({ ...doubts, ...address, ...place }));
  return {
    ...search,
    queue: found.some(isCertain) ? [] : search.queue,
    candidates: [...search.candidates, ...found],
  };
}

/** Why the addresses of a page may not be the owner's; null where they evidently are. */
type Doubt = ChoiceReason | null;

/** The search once a page was seen to be the owner's: what was found before on the same site is theirs too. */
function withOwnPage(search: LinkSearch, url: string): LinkSearch {
  const candidates = search.candidates.map((one): ContactCandidate => {
    const isHere = one.choice_reason === 'other_site' && isSameSite(one.found_at ?? '', url);
    if (!isHere) return one;
    const evident: ContactCandidate = { ...one };
    delete evident.choice_reason;
    return evident;
  });
  const isSettled = candidates.some(isCertain) && !search.candidates.some(isCertain);
  const queue = isSettled ? [] : search.queue;
  return { ...search, candidates, queue, own_pages: [...search.own_pages, url] };
}

const isNew = (search: LinkSearch, visit: Visit | undefined): visit is Visit =>
  visit !== undefined && !search.seen.includes(visit.url);

function enqueued(search: LinkSearch, visit: Visit, place: 'first' | 'last'): LinkSearch {
  const queue = place === 'first' ? [visit, ...search.queue] : [...search.queue, visit];
  return { ...search, queue, seen: [...search.seen, visit.url] };
}

/** Of one page. */
const MOST_CONTACT_PAGES = 2;

const viaOf = ({ via = [], url }: Visit): string[] => [...via, url];

/** One hop further from a page without an address, where that is worth one. */
function goOn(
  search: LinkSearch,
  { visit, url, links }: { visit: Visit; url: string; links: string[] },
): LinkSearch {
  if (visit.why === 'api' || isLinkPage(url)) {
    const [site] = rankBioLinks(
      links.filter((link) => !isSameSite(link, url) && !isLinkPage(link)),
    );
    const next = site ? { url: site, why: 'own_site' as const, via: viaOf(visit) } : undefined;
    const isFirst = !search.queue.some(({ why }) => why === 'own_site') && visit.why !== 'own_site';
    return isFirst && isNew(search, next) ? enqueued(search, next, 'last') : search;
  }
  const contacts = links.filter(
    (link) => isSameSite(link, url) && link !== url && !search.seen.includes(link),
  );
  // The page about its owner may say what the one with a form does not.
  return contacts
    .slice(0, MOST_CONTACT_PAGES)
    .toReversed()
    .reduce(
      (after, link) =>
        enqueued(after, { url: link, why: 'contact_page', via: viaOf(visit) }, 'first'),
      search,
    );
}

/** At a host that is called like the owner. */
const isAtOwnName = ({ address }: FoundAddress, owner: ScrapedProfile): boolean =>
  isCalledLike(domainOf(address).split('.')[0] ?? '', owner, { exact: true });

function takeProfile(
  search: LinkSearch,
  { target, read }: { target: PlatformHandle; read: ProfilePageRead },
): LinkSearch {
  if (read.kind === 'blocked') return { ...search, has_unread: true };
  if (read.kind !== 'profile') return search;
  const addresses = profileAddresses(read.profile);
  const isOwn = isSamePerson(search.owner, read.profile);
  const isKnown = search.handles.some(
    ({ platform, handle }) => platform === target.platform && handle === target.handle,
  );
  const handles = isOwn && !isKnown ? [...search.handles, target] : search.handles;
  const judged = addresses.map((one): FoundAddress =>
    isOwn || isAtOwnName(one, search.owner) ? one : { choice_reason: 'other_account', ...one },
  );
  const found_at = profileUrl(target);
  return withAddresses({ ...search, handles }, { addresses: judged, found_at, doubt: null });
}

/** The search once a linked page was read. `search` no longer holds the stop it stood at. */
export function takeRead(
  search: LinkSearch,
  { visit, url, read }: { visit: Visit; url: string; read: LinkPageRead },
): LinkSearch {
  if (read.kind === 'not_found') return search;
  const shown_at = visit.shown_at ?? url;
  const address = visit.why === 'api' ? null : apiAddress(url);
  const api = address
    ? { url: address, why: 'api' as const, shown_at, via: viaOf(visit) }
    : undefined;
  if (read.kind === 'blocked') {
    return read.reason === 'needs_api' && isNew(search, api)
      ? enqueued(search, api, 'first')
      : { ...search, has_unread: true };
  }
  const isOwn =
    read.is_theirs === true || search.own_pages.some((page) => isSameSite(page, shown_at));
  const named = { ...search, handles: [...search.handles, ...read.handles] };
  const known = read.is_theirs ? withOwnPage(named, shown_at) : named;
  const { addresses } = read;
  const doubt = isOwn ? null : 'other_site';
  const found = withAddresses(known, { addresses, found_at: shown_at, doubt });
  if (found.candidates.some(isCertain)) return found;
  // A shell may have words enough to pass for a page.
  if (isNew(found, api)) return enqueued(found, api, 'first');
  return goOn(found, { visit, url: shown_at, links: read.contact_links });
}

type Page = PageSource & { final_url: string };

/** The search once `stops[0]` was asked for; `page` is null when none came. */
export async function takePage(
  before: LinkSearch,
  page: Page | null,
  readers: Readers,
): Promise<LinkSearch> {
  const [visit, ...queue] = before.queue;
  const search = { ...before, queue };
  if (!visit) return search;
  if (!page) return { ...search, has_unread: true };
  const after = await takeNext({ ...search, has_unread: false }, { visit, page, readers });
  const isEmpty = after.candidates.length === 0;
  const isDone = isEmpty && !after.has_unread && after.queue.length <= queue.length;
  return {
    ...after,
    has_unread: before.has_unread || after.has_unread,
    opened: isDone ? [...after.opened, ...viaOf(visit)] : after.opened,
  };
}

async function takeNext(
  search: LinkSearch,
  { visit, page, readers }: { visit: Visit; page: Page; readers: Readers },
): Promise<LinkSearch> {
  const { target } = visit;
  if (target) {
    const read = await readers.readProfilePage({ ...target, ...page });
    return takeProfile(search, { target, read });
  }
  const url = page.final_url;
  // A shortener may lead to a network or a shop: no address of the creator is there.
  if (isElsewhere(url)) {
    const link = findProfileLink({ url });
    if (link.kind !== 'profile') return search;
    const { platform, handle } = link;
    return { ...search, handles: [...search.handles, { platform, handle }] };
  }
  const { shown_at = url } = visit;
  const read = await readers.readLinkPage({ url, shown_at, owner: search.owner, ...page });
  return takeRead(search, { visit, url, read });
}
