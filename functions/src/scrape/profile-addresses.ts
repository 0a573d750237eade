import { isCalledLike } from '@vibes/core/contact/called-like';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { settleRivals } from '@vibes/core/contact/settle-rivals';
import { splitLink } from '@vibes/core/link/split-link';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { settleEdges } from './link-page/inline-edges.ts';
import { addressesAtEdges } from './link-page/open-edges.ts';

/** What owners link to on a site of their own, beside its front page. */
const FRONT_PAGES =
  /^(?:[a-z]{2}(?:-[a-z]{2})?|home|blog|shop|store|links?|bio|about|contact|press|work|media-?kit|book(?:ing)?s?)$/iu;

/** At the host of a page inside somebody's site that the profile links to: a campaign, a shop's collection. */
const isOfLinkedPage = (address: string, profile: ScrapedProfile): boolean =>
  profile.bio_links.some((link) => {
    const parts = splitLink(link);
    const domain = address.slice(address.indexOf('@') + 1);
    const host = parts?.host.replace(/^www\./, '') ?? '';
    const isThere = host === domain || host.endsWith(`.${domain}`);
    const [first = ''] = parts?.segments ?? [];
    return (
      isThere &&
      first !== '' &&
      !FRONT_PAGES.test(first) &&
      !isCalledLike(domain.split('.')[0] ?? '', profile, { within: true })
    );
  });

/** The addresses a profile states, in reading order: its bio, then the platform's contact fields. */
export function profileAddresses(profile: ScrapedProfile): FoundAddress[] {
  const found = [profile.bio, ...profile.contact_emails].flatMap((text) =>
    addressesAtEdges(settleEdges(text), profile),
  );
  return settleRivals(found).map((one) =>
    isOfLinkedPage(one.address, profile) ? { ...one, choice_reason: 'other_site' } : one,
  );
}
