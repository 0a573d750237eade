import type { ChosenContact } from '../contact/choose-contact.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import type { ScrapedProfile } from '../creator/scraped-profile.ts';
import type { BlockReason } from '../creator/block-reason.ts';

/** What a request learned of a profile and the pages it links to. */
export type Reading =
  /** The page stayed closed; the phone's text may have given an address all the same. */
  | { kind: 'blocked'; reason: BlockReason; contact: ChosenContact }
  | {
      kind: 'read';
      profile: ScrapedProfile;
      contact: ChosenContact;
      linked_handles: PlatformHandle[];
      /** No page gave a certain address, and one that may was not read. The phone's text has no say here. */
      is_unfinished: boolean;
      /** A page that may have shown an address, now or before, stayed closed or was not asked for. */
      has_unread: boolean;
      /** Linked pages read without an address, in this search and the tries before it. */
      opened_links: string[];
    };
