import type { BlockReason } from '@vibes/core/creator/block-reason';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { ProfileRead } from '@vibes/core/creator/scraped-profile';

/** What a page a profile links to says; all lists in reading order, without repeats. `blocked` is never "no address". */
export type LinkPageRead =
  | {
      kind: 'page';
      addresses: FoundAddress[];
      /** The creator's profiles the page links to. */
      handles: PlatformHandle[];
      /** Whether it is evident that the page is the creator's whose profile led to it; absent where nobody asked. */
      is_theirs?: boolean;
      /** Pages of the same site that are likely to state an address, best first, at most three; absolute. */
      contact_links: string[];
      /**
       * Of a service whose data is known: whether the page held it where it was expected, or was
       * redesigned, and read like the page of an unknown service. Absent for others.
       */
      read_by?: 'expected' | 'fallback';
    }
  | { kind: 'blocked'; reason: BlockReason }
  | { kind: 'not_found' };

/** What any page says. */
export type PageRead = ProfileRead | LinkPageRead;
