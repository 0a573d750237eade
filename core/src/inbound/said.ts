import * as z from 'zod';
import { CREATOR_STATUSES } from '../creator/creator-status.ts';
import { storedId } from '../text/stored-text.ts';
import { MEANINGS } from './meanings.ts';

/**
 * What the person said of a reply, and the creator as it was before that: what taking it back restores.
 * `not_them`: the message is somebody else's.
 */
export const saidSchema = z.object({
  says: z.enum([...MEANINGS, 'done', 'not_them']),
  /** Names it for taking it back. */
  at: z.date(),
  /** Of `not_them`: the message. */
  inbound_id: storedId().optional(),
  before: z.object({
    status: z.enum(CREATOR_STATUSES),
    status_set_by: z.enum(['event', 'person']),
    awaiting: z.enum(['us', 'them']).nullable(),
    person_says: z.enum(MEANINGS).nullable(),
    remind_at: z.date().nullable(),
  }),
});
export type Said = z.infer<typeof saidSchema>;
