import { isCalledLike } from '@vibes/core/contact/called-like';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { settleRivals } from '@vibes/core/contact/settle-rivals';
import { splitLink } from '@vibes/core/link/split-link';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { settleEdges } from './link-page/inline-edges.ts';
import { addressesAtEdges } from './link-page/open-edges.ts';

/** At the host of a page inside somebody's site that the profile links to: a campaign, a shop's collection. */
const isOfLinkedPage = (address: string, profile: ScrapedProfile): boolean =>
  profile.bio_links.some((link) => {
    const parts = splitLink(link);
    const domain = address.slice(address.indexOf('@') + 1);
    const host = parts?.host.replace(/^www\./, '') ?? '';
    const isThere = host === domain || host.endsWith(`.${domain}`);
    return (
      isThere &&
      parts?.segments.length !== 0 &&
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
