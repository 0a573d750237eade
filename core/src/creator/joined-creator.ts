import * as z from 'zod';
import { storedId } from '../text/stored-text.ts';
import { creatorSchema } from './creator.ts';

/**
 * `users/{uid}/joined_creators/{id}`: a creator that was joined into another one, since both are one
 * person: as it was then. What belongs to it stays where it was, and counts for the other one. It can
 * be taken apart again for 30 days (`joining-limits.ts`).
 */
export const joinedCreatorSchema = creatorSchema.extend({
  joined_into: storedId(),
  joined_at: z.date(),
});
export type JoinedCreator = z.infer<typeof joinedCreatorSchema>;
