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
  const found_at = profileUrl(profile);
  const inBio = findAddresses(profile.bio);
  const inFields = profile.contact_emails.flatMap(findAddresses);
  return [...inBio, ...inFields].map((found) => ({ ...found, source: 'bio' as const, found_at }));
}

/**
 * Reads the profile and, when it gives no address, the pages it links to, one
 * after the other until one does. Throws profile_not_found; a page that cannot
 * be read is an answer, never "no address".
 */
export async function readCreator(fetchPage: PageFetcher, source: Source): Promise<Reading> {
  const read = await readProfile(fetchPage, source);
  if (read.kind === 'not_found') throw new AppError('profile_not_found');
  if (read.kind === 'blocked') return read;
  const { profile } = read;
  const candidates = addressesOnProfile(profile);
  const handles: PlatformHandle[] = [];
  let unread = 0;
  for (const url of candidates.length ? [] : rankBioLinks(profile.bio_links)) {
    const page = await fetchPage({ url, signal: source.signal });
    const links = page.kind === 'failed' ? page : readLinkPage({ url: page.final_url, ...page });
    if (links.kind !== 'page') {
      unread += 1;
      continue;
    }
    handles.push(...links.handles);
    candidates.push(
      ...links.addresses.map((found) => ({ ...found, source: 'linktree' as const, found_at: url })),
    );
    if (candidates.length) break;
  }
  return {
    kind: 'read',
    profile,
    contact: chooseContact(candidates),
    linked_handles: handles,
    is_unfinished: candidates.length === 0 && unread > 0,
  };
}
