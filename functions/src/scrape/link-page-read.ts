import type { BlockCause } from '@vibes/core/creator/block-cause';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import type { PlatformHandle } from '@vibes/core/creator/platform';

/** What a page a profile links to says: both lists in reading order, without repeats. `blocked` is never "no address". */
export type LinkPageRead =
  | { kind: 'page'; addresses: FoundAddress[]; handles: PlatformHandle[] }
  | { kind: 'blocked'; cause: BlockCause };

/** A piece of a page in reading order. */
export type PagePiece =
  | { kind: 'text'; text: string }
  | { kind: 'mail'; href: string; label: string }
  | { kind: 'link'; href: string };
