import type { ChosenContact } from '../contact/choose-contact.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import type { ScrapedProfile } from '../creator/scraped-profile.ts';
import type { BlockReason } from '../creator/block-reason.ts';

/** What a request learned of a profile and the pages it links to. */
export type Reading =
  /** The page could not be read; the phone's text may have given an address all the same. */
  | { kind: 'blocked'; reason: BlockReason; contact: ChosenContact }
  | {
      kind: 'read';
      profile: ScrapedProfile;
      contact: ChosenContact;
      linked_handles: PlatformHandle[];
      /** Accounts on other platforms that the profile presents as its owner's own. */
      own_accounts: PlatformHandle[];
      /** What else in its bio may be somebody's handle, in lower case. */
      mentions: string[];
      /**
       * No page gave a certain address, and a page that may hold one was not read. The phone's text
       * does not count here.
       */
      is_unfinished: boolean;
      /**
       * Whether a page that may show an address, or showed one before, was blocked or not fetched.
       */
      has_unread: boolean;
      /** Linked pages read without an address, in this search and the tries before it. */
      opened_links: string[];
    };
