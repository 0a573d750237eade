import type { ContactCandidate } from '@vibes/core/contact/contact-candidate';
import { isCalledLike } from '@vibes/core/contact/called-like';
import { profileUrl, type PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { otherProfile } from './other-profile.ts';
import { rankBioLinks } from './rank-bio-links.ts';
import { typedLinks } from './typed-links.ts';

/** A page still to ask for. */
export interface Visit {
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
  /** Whose address is looked for. */
  owner: ScrapedProfile;
  /** Best first; empty when the search is over. */
  queue: Visit[];
  /** Every address ever among the stops. */
  seen: string[];
  candidates: ContactCandidate[];
  /** Pages that were seen to be the owner's: others of the same site are too. */
  own_pages: string[];
  handles: PlatformHandle[];
  /** True when a page could not be read: an address may stand there. */
  has_unread: boolean;
  /** Pages read without an address, with all they lead to. */
  opened: string[];
}

/**
 * The search at its beginning: links of the profile in their order, then the other profile.
 * What an earlier try has `opened` is left out; a page that stayed closed then is not among it.
 */
export function beginSearch(profile: ScrapedProfile, opened: string[] = []): LinkSearch {
  const target = otherProfile(profile);
  const all: Visit[] = [
    ...rankBioLinks([...profile.bio_links, ...typedLinks(profile)]).map((url) => ({
      url,
      why: 'bio_link' as const,
    })),
    ...(target ? [{ url: profileUrl(target), why: 'other_profile' as const, target }] : []),
  ];
  const queue = all.filter(({ url }) => !opened.includes(url));
  return {
    owner: profile,
    own_pages: [],
    queue,
    seen: [...opened, ...queue.map(({ url }) => url)],
    candidates: [],
    handles: target && isCalledLike(target.handle, profile) ? [target] : [],
    has_unread: false,
    opened,
  };
}
