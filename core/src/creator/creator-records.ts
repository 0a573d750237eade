import * as z from 'zod';
import { storedId } from '../text/stored-text.ts';

/** `users/{uid}/handles/{platform}_{handle}`: whose a handle is. */
export const handleSchema = z.object({ creator_id: storedId() });
export type Handle = z.infer<typeof handleSchema>;

/** `users/{uid}/replies/{creator}`: that a creator answered, once. */
export const replySchema = z.object({ at: z.date() });
export type Reply = z.infer<typeof replySchema>;
