import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';

/** A profile of which only what is given is known. */
export function bareProfile(
  known: PlatformHandle & Partial<Omit<ScrapedProfile, keyof PlatformHandle>>,
): ScrapedProfile {
  return {
    id: null,
    name: '',
    bio: '',
    bio_links: [],
    contact_emails: [],
    followers: null,
    likes: null,
    posts: null,
    avatar_url: null,
    is_verified: false,
    is_private: false,
    ...known,
  };
}
