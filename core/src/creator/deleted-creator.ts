import * as z from 'zod';
import { storedId } from '../text/stored-text.ts';
import { creatorSchema } from './creator.ts';

/**
 * `users/{uid}/deleted_creators/{id}`: a creator that left the list, as it was then. What belongs to it
 * stays where it was: emails, messages, picture.
 *
 * One that a person deleted is changed by messages about its emails, and can be restored until it is
 * purged (`deletion-limits.ts`). One that was joined into another stays as it was, since what happens
 * to its emails happens to that one; the two can be taken apart again (`joining-limits.ts`).
 */
export const deletedCreatorSchema = creatorSchema.extend({
  /** When it left the list. */
  deleted_at: z.date(),
  /** The creator that it is too; null for one that a person deleted. */
  joined_into: storedId().nullable(),
  /** When it is deleted for good; null for one that was joined, which goes with the other one. */
  purge_at: z.date().nullable(),
  /** When the follow-up was due that deleting ended, so that an undo can plan it again; null without one. */
  follow_up_due_at: z.date().nullable(),
});
export type DeletedCreator = z.infer<typeof deletedCreatorSchema>;
