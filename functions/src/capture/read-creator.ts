import type { Reading } from '@vibes/core/capture/reading';
import { chooseContact } from '@vibes/core/contact/choose-contact';
import type { ContactCandidate } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import { profileUrl, type PlatformHandle } from '@vibes/core/creator/platform';
import type { ProfileRead, ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { AppError } from '../platform/app-error.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';
import { rankBioLinks } from '../scrape/rank-bio-links.ts';
import { readLinkPage } from '../scrape/read-link-page.ts';
import { readProfilePage } from '../scrape/read-profile-page.ts';

interface Source {
  target: PlatformHandle;
  /** The page as the phone read it. Used only when it is the page of the same handle. */
  html: string | undefined;
  /** What the phone saw or shared: a second look where the page is closed or says nothing. */
  text: string | undefined;
  /** Addresses of the person who presses: never the creator's. Lower case. */
  own_addresses: string[];
  signal: AbortSignal;
}

async function readProfile(
  fetchPage: PageFetcher,
  { target, html, signal }: Source,
): Promise<ProfileRead> {
  if (html) {
    const read = readProfilePage({ ...target, status: 200, content_type: 'text/html', body: html });
    if (read.kind === 'profile') return read;
  }
  const page = await fetchPage({ url: profileUrl(target), signal });
  return page.kind === 'failed'
    ? { kind: 'blocked', cause: page.cause }
    : readProfilePage({ ...target, ...page });
}

function addressesOnProfile(profile: ScrapedProfile): ContactCandidate[] {
  const place = { source: 'bio' as const, found_at: profileUrl(profile) };
  return [profile.bio, ...profile.contact_emails]
    .flatMap(findAddresses)
    .map((found) => ({ ...found, ...place }));
}

/** A shared text or a screen may also name the person who shares it. */
function addressesInText({ text = '', own_addresses }: Source): ContactCandidate[] {
  const place = { source: 'bio' as const, found_at: null };
  return findAddresses(text)
    .filter(({ address }) => !own_addresses.includes(address))
    .map((found) => ({ ...found, ...place }));
}

interface LinkSearch {
  candidates: ContactCandidate[];
  handles: PlatformHandle[];
  /** True when a page could not be read: an address may stand there. */
  has_unread: boolean;
}

/** Opens the linked pages one after the other until one gives an address. */
async function searchLinks(
  fetchPage: PageFetcher,
  { bio_links, signal }: { bio_links: string[]; signal: AbortSignal },
): Promise<LinkSearch> {
  const handles: PlatformHandle[] = [];
  let has_unread = false;
  for (const url of rankBioLinks(bio_links)) {
    const page = await fetchPage({ url, signal });
    const read = page.kind === 'failed' ? null : readLinkPage({ url: page.final_url, ...page });
    if (page.kind === 'failed' || read?.kind !== 'page') {
      has_unread = true;
      continue;
    }
    handles.push(...read.handles);
    if (read.addresses.length === 0) continue;
    const place = { source: 'linktree' as const, found_at: page.final_url };
    return {
      candidates: read.addresses.map((found) => ({ ...found, ...place })),
      handles,
      has_unread,
    };
  }
  return { candidates: [], handles, has_unread };
}

/**
 * Reads the profile; without an address there, the pages it links to; without
 * one there either, the text the phone sent. Throws profile_not_found; a page
 * that cannot be read is an answer, never "no address".
 */
export async function readCreator(fetchPage: PageFetcher, source: Source): Promise<Reading> {
  const read = await readProfile(fetchPage, source);
  if (read.kind === 'not_found') throw new AppError('profile_not_found');
  const inText = addressesInText(source);
  if (read.kind === 'blocked') return { ...read, contact: chooseContact(inText) };
  const { profile } = read;
  const onProfile = addressesOnProfile(profile);
  const linked =
    onProfile.length > 0
      ? { candidates: [], handles: [], has_unread: false }
      : await searchLinks(fetchPage, { bio_links: profile.bio_links, signal: source.signal });
  const contact = chooseContact([...onProfile, ...linked.candidates, ...inText]);
  return {
    kind: 'read',
    profile,
    contact,
    linked_handles: linked.handles,
    is_unfinished: contact.contact === null && linked.has_unread,
  };
}
