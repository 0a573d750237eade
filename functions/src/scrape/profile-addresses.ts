import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { settleRivals } from '@vibes/core/contact/settle-rivals';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { settleEdges } from './link-page/inline-edges.ts';
import { addressesAtEdges } from './link-page/open-edges.ts';

/** The addresses a profile states, in reading order: its bio, then the platform's contact fields. */
export function profileAddresses(profile: ScrapedProfile): FoundAddress[] {
  const found = [profile.bio, ...profile.contact_emails].flatMap((text) =>
    addressesAtEdges(settleEdges(text), profile),
  );
  return settleRivals(found);
}
