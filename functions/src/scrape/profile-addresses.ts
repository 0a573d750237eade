import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';

/** The addresses a profile states, in reading order: its bio, then the platform's contact fields. */
export function profileAddresses(profile: ScrapedProfile): FoundAddress[] {
  return [profile.bio, ...profile.contact_emails].flatMap((text) => findAddresses(text, profile));
}
