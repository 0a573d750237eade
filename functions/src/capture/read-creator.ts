import type { Reading } from '@vibes/core/capture/reading';
import { chooseContact, type ChosenContact } from '@vibes/core/contact/choose-contact';
import type { ContactCandidate } from '@vibes/core/contact/contact-candidate';
import { isCertain } from '@vibes/core/contact/is-certain';
import { isSameMailbox } from '@vibes/core/contact/mailbox-key';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import { settleRivals } from '@vibes/core/contact/settle-rivals';
import { profileUrl, type PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import type { ReaderOutcome } from '@vibes/core/reader-health/reader-count';
import { AppError } from '../platform/app-error.ts';
import type { PageFetch, PageFetcher } from '../ports/page-fetcher.ts';
import type { PageReaders } from '../ports/page-readers.ts';
import type { ReaderWatch } from '../ports/reader-watch.ts';
import { timelyPageFetcher } from '../steps/timely-page-fetcher.ts';
import { mentionedHandles } from '../scrape/mentioned-handles.ts';
import { ownAccounts } from '../scrape/own-accounts.ts';
import { beginSearch, type LinkSearch } from '../scrape/link-search.ts';
import type { LinkPageRead } from '../scrape/page-read.ts';
import { pageOutcome } from '../scrape/page-outcome.ts';
import type { FoundProfile, ProfilePageRead } from '../scrape/profile/profile-page-read.ts';
import { takePage } from '../scrape/take-page.ts';
import { profileAddresses } from '../scrape/profile-addresses.ts';

/**
 * Pages fetched in one reading: the profile, each linked page, a shell's API and a contact page
 * count alike. Redirects do not, nor does the short link of a request.
 */
const MOST_PAGES = 4;

interface Source {
  target: PlatformHandle;
  /** The page source the phone sent. Used only when it is the page of the same handle. */
  html: string | undefined;
  /** The text the phone saw or shared: used where the page is closed or gives no address. */
  text: string | undefined;
  /** Addresses of the user: never the creator's. Lower case. */
  own_addresses: string[];
  /** Linked pages that earlier attempts read without finding an address: not opened again. */
  opened_links?: string[];
  /** The profile, where it was opened already. */
  opened?: Opened | undefined;
  /** Ends the reading, which returns what is known by then. */
  signal: AbortSignal;
}

type ProfileSource = Pick<Source, 'target' | 'html' | 'signal'>;

type Readers = Pick<PageReaders, 'readLinkPage' | 'readProfilePage'>;

interface Ports extends Readers {
  fetchPage: PageFetcher;
  /** Called with how the pages were read. */
  watchReaders?: ReaderWatch;
}

type Page = Extract<PageFetch, { kind: 'page' }>;

/** Ports of one reading, and a function that records how each of its pages was read. */
interface ReadingPorts extends Ports {
  see: (page: Page, read: ProfilePageRead | LinkPageRead, shown_at?: string) => void;
}

/** A profile as it was opened. */
export interface Opened {
  read: ProfilePageRead;
  /** Pages fetched. */
  pages: number;
}

const openSource = async (
  { readProfilePage }: Readers,
  { target, html = '', signal }: ProfileSource,
): Promise<ProfilePageRead> =>
  readProfilePage({ ...target, status: 200, content_type: 'text/html', body: html }, signal);

/** The profile in the page source that the phone sent; null where there is none of that handle. */
export async function readSource(
  ports: Readers,
  source: ProfileSource,
): Promise<ScrapedProfile | null> {
  const read = source.html ? await openSource(ports, source) : null;
  return read?.kind === 'profile' ? read.profile : null;
}

/** Whether the page source is enough, so that the profile itself need not be fetched. */
const isEnough = (read: FoundProfile): boolean =>
  !read.is_partial || profileAddresses(read.profile).length > 0;

/**
 * The phone's page source when it is enough, else the profile; the page source of a post where the
 * profile is closed.
 */
async function openProfile(
  ports: ReadingPorts,
  { target, html, signal }: ProfileSource,
): Promise<Opened> {
  const { fetchPage, readProfilePage, see } = ports;
  const source = html ? await openSource(ports, { target, html, signal }) : null;
  if (source?.kind === 'profile' && isEnough(source)) return { read: source, pages: 0 };
  const page = await fetchPage({ url: profileUrl(target), signal });
  const read: ProfilePageRead =
    page.kind === 'failed'
      ? { kind: 'blocked', reason: page.reason }
      : await readProfilePage({ ...target, ...page }, signal);
  if (page.kind === 'page') see(page, read);
  const isSourceBetter = source?.kind === 'profile' && read.kind !== 'profile';
  return { read: isSourceBetter ? source : read, pages: 1 };
}

function addressesOnProfile(profile: ScrapedProfile): ContactCandidate[] {
  const place = { source: 'bio' as const, found_at: profileUrl(profile) };
  return profileAddresses(profile).map((found) => ({ ...found, ...place }));
}

/** A shared text or a screen may also name the person who shares it. */
function addressesInText({ text = '', own_addresses, target }: Source): ContactCandidate[] {
  const place = { source: 'bio' as const, found_at: null };
  return findAddresses(text, target)
    .filter(({ address }) => !own_addresses.some((own) => isSameMailbox(own, address)))
    .map((found) => ({ ...found, ...place }));
}

/**
 * All addresses found: those of a page before those of the phone's text, which has no page to show.
 * The text may decide between two readings of a page, and the other way round.
 */
function rank(onPages: ChosenContact, inText: ChosenContact): ChosenContact {
  const found = settleRivals(
    [onPages, inText].flatMap(({ contact, others }) => (contact ? [contact, ...others] : others)),
  );
  const contact = found.find(isCertain) ?? null;
  return { contact, others: found.filter((one) => one !== contact) };
}

/** Opens page after page until one gives an address, certain or not, or pages or time run out. */
async function searchOn(
  { fetchPage, readLinkPage, readProfilePage, see }: ReadingPorts,
  { begun, pages, signal }: { begun: LinkSearch; pages: number; signal: AbortSignal },
): Promise<LinkSearch> {
  let search = begun;
  for (let left = pages; left > 0; left -= 1) {
    const [visit] = search.queue;
    if (!visit) break;
    const page = await fetchPage({ url: visit.url, signal });
    search = await takePage(search, page.kind === 'page' ? page : null, {
      readLinkPage: async (linked) => {
        const read = await readLinkPage(linked, signal);
        if (page.kind === 'page') see(page, read, visit.shown_at);
        return read;
      },
      readProfilePage: (other) => readProfilePage(other, signal),
    });
  }
  return search;
}

/** Runs a reading, and tells how each of its pages was read, however it ends. */
async function watched<Result>(ports: Ports, run: (ports: ReadingPorts) => Promise<Result>) {
  const seen: ReaderOutcome[] = [];
  const see: ReadingPorts['see'] = (page, read, shown_at) => {
    const { final_url: url, status } = page;
    const outcome = pageOutcome({ url, shown_at, status, read });
    if (outcome) seen.push(outcome);
  };
  try {
    return await run({ ...ports, fetchPage: timelyPageFetcher(ports.fetchPage), see });
  } finally {
    ports.watchReaders?.(seen);
  }
}

/** Opens the profile alone. */
export const readProfile = (ports: Ports, source: ProfileSource): Promise<Opened> =>
  watched(ports, (reading) => openProfile(reading, source));

/**
 * Reads the profile; without a certain address there, the pages it leads to; without one there
 * either, the text the phone sent. Throws profile_not_found; a page that cannot be read is reported
 * as such, never as "no address". Returns when the signal ends, even when a fetcher does not.
 */
export const readCreator = (ports: Ports, source: Source): Promise<Reading> =>
  watched(ports, (reading) => readAll(reading, source));

async function readAll(ports: ReadingPorts, source: Source): Promise<Reading> {
  const { read, pages } = source.opened ?? (await openProfile(ports, source));
  if (read.kind === 'not_found') throw new AppError('profile_not_found');
  const inText = addressesInText(source);
  if (read.kind === 'blocked')
    return { ...read, contact: chooseContact(inText, { handle: source.target.handle, name: '' }) };
  const { profile } = read;
  const onProfile = addressesOnProfile(profile);
  const begun = beginSearch(profile, source.opened_links);
  const search = onProfile.some(isCertain)
    ? begun
    : await searchOn(ports, { begun, pages: MOST_PAGES - pages, signal: source.signal });
  const onPages = chooseContact([...onProfile, ...search.candidates], profile);
  const is_unfinished =
    onPages.contact === null &&
    (read.is_partial === true || search.has_unread || search.queue.length > 0);
  return {
    kind: 'read',
    profile,
    contact: rank(onPages, chooseContact(inText, profile)),
    linked_handles: search.handles,
    own_accounts: ownAccounts(profile),
    mentions: mentionedHandles(profile),
    is_unfinished,
    has_unread: search.has_unread || is_unfinished,
    opened_links: search.opened,
  };
}
