import * as z from 'zod';
import { storedStep } from '../follow-up/follow-up.ts';
import { storedId } from '../text/stored-text.ts';

/** `users/{uid}/handles/{platform}_{handle}`: whose a handle is. */
export const handleSchema = z.object({
  creator_id: storedId(),
  /** False where only the creator's own page says that the account is theirs: no page of it was read. */
  is_bound: z.boolean(),
});
export type Handle = z.infer<typeof handleSchema>;

/** `users/{uid}/platform_ids/{platform}_{account_id}`: whose an account is, whatever its handle. */
export const platformIdSchema = z.object({ creator_id: storedId() });
export type PlatformId = z.infer<typeof platformIdSchema>;

/** `users/{uid}/replies/{creator}`: that a creator answered, once. */
export const replySchema = z.object({
  /** When it counted, which decides the day. */
  at: z.date(),
  /** Which email of its thread it answered; absent where none is known, as for a status set by hand. */
  step: storedStep().optional(),
  /** That the person said that the creator is interested, which counts in the same day. */
  is_interested: z.boolean().optional(),
});
export type Reply = z.infer<typeof replySchema>;
