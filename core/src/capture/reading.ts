import type { ChosenContact } from '../contact/choose-contact.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import type { ScrapedProfile } from '../creator/scraped-profile.ts';
import type { BlockCause } from '../creator/block-cause.ts';

/** What a press learned of a profile and the pages it links to. */
export type Reading =
  | { kind: 'blocked'; cause: BlockCause }
  | {
      kind: 'read';
      profile: ScrapedProfile;
      contact: ChosenContact;
      linked_handles: PlatformHandle[];
      /** No address yet, and a linked page could not be read: there may be one. */
      is_unfinished: boolean;
    };
