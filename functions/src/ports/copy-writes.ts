import type { Creator } from '@vibes/core/creator/creator';
import type { Documents, DocumentWrite } from './documents.ts';

/** A creator somebody changed, as it stands after the change. */
export interface CreatorChange {
  uid: string;
  creator: Creator;
  now: Date;
  /** Names the change, in letters, digits, `-` and `_`: the same when the same one is written again, another for any other. */
  revision: string;
}

/**
 * The writes that queue a copy of the creator for the user's own CRM, to be committed together with
 * the change itself; none while the built-in one is active. They conflict when the copy was queued,
 * taken or ended meanwhile, or when this very change is queued already: read again, decide again.
 */
export type CopyWrites = (documents: Documents, change: CreatorChange) => Promise<DocumentWrite[]>;
