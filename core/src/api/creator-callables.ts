import { z } from 'zod';
import { MOST_DELETED_AT_ONCE } from '../creator/deletion-limits.ts';
import { documentId } from './document-id.ts';

export const creatorIdsSchema = z.strictObject({
  ids: z.array(documentId).min(1).max(MOST_DELETED_AT_ONCE),
});

/** What became of one creator; `done` also where it had been done before. */
export type CreatorEnd = { id: string; done: true } | { id: string; done: false; sentence: string };

/** Deleting and restoring: each creator in a write of its own, so that a call can be repeated. */
export interface CreatorCallables {
  /**
   * Stops what waits for each creator, then moves them to `deleted_creators`. One whose email is
   * being sent is refused.
   */
  deleteCreators: { payload: z.infer<typeof creatorIdsSchema>; result: { ends: CreatorEnd[] } };
  /** Brings deleted creators back as they were. What was stopped stays stopped. */
  restoreCreators: { payload: z.infer<typeof creatorIdsSchema>; result: { ends: CreatorEnd[] } };
  /**
   * Brings the sealed index of the creators up to date. False when that is not worth it yet, or was
   * done a minute ago.
   */
  sealCreators: { payload: Record<string, never>; result: { sealed: boolean } };
}
