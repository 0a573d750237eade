import type { BlockReason } from './block-reason.ts';
import type { PlatformHandle } from './platform.ts';

/** What a profile page says of its owner, as read. */
export interface ScrapedProfile extends PlatformHandle {
  /** The platform's own number of the account; null where the page has none beside the handle. */
  id: string | null;
  name: string;
  bio: string;
  /** Absolute http(s) addresses the owner links to, in the owner's order, redirect wrappers taken off. */
  bio_links: string[];
  /** Addresses in the platform's own contact fields, e.g. Instagram's business_email. */
  contact_emails: string[];
  followers: number | null;
  /** Of all posts together. */
  likes: number | null;
  posts: number | null;
  /** As in the page: platforms sign these addresses, and they expire within days. */
  avatar_url: string | null;
  is_verified: boolean;
  is_private: boolean;
}

/**
 * A profile counts as read only if its own handle stood in the page and equals
 * the one asked for; anything else is `blocked` with its reason, or `not_found`.
 */
export type ProfileRead =
  | { kind: 'profile'; profile: ScrapedProfile }
  | { kind: 'blocked'; reason: BlockReason }
  | { kind: 'not_found' };
