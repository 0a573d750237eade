import * as z from 'zod';
import { creatorSchema } from './creator.ts';

/**
 * `users/{uid}/deleted_creators/{id}`: a creator that a person deleted, as it was when it was
 * deleted, and as messages about its emails changed it since. It can be restored until it is purged
 * (`deletion-limits.ts`). What belongs to it stays where it was: emails, messages, handle, picture.
 */
export const deletedCreatorSchema = creatorSchema.extend({
  deleted_at: z.date(),
  /** When the follow-up was due that deleting ended, so that an undo can plan it again; null without one. */
  follow_up_due_at: z.date().nullable(),
});
export type DeletedCreator = z.infer<typeof deletedCreatorSchema>;
