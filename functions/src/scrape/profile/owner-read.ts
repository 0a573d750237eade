import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';

/** The owner of a page, as read. */
export interface OwnerRead {
  profile: ScrapedProfile;
  /** True for the author of a post and the like: the profile itself may say more, e.g. the bio link. */
  is_partial: boolean;
}
