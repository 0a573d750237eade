import type { ChosenContact } from '../contact/choose-contact.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import type { ScrapedProfile } from '../creator/scraped-profile.ts';
import type { BlockCause } from '../creator/block-cause.ts';

/** What a press learned of a profile and the pages it links to. */
export type Reading =
  /** The page stayed closed; the phone's text may have given an address all the same. */
  | { kind: 'blocked'; cause: BlockCause; contact: ChosenContact }
  | {
      kind: 'read';
      profile: ScrapedProfile;
      contact: ChosenContact;
      linked_handles: PlatformHandle[];
      /** No address yet, and a linked page could not be read: there may be one. */
      is_unfinished: boolean;
    };
