import { z } from 'zod';

/** Of `user_secrets/{uid}`: which signing secret holds. The secrets themselves are derived and stored nowhere. */
const signingStateSchema = z.object({
  /** Moves on with each rotation. */
  webhook_generation: z.int().nonnegative().default(0),
  webhook_rotated_at: z.date().nullable().default(null),
});
export type SigningState = z.infer<typeof signingStateSchema>;

/** @param stored `user_secrets/{uid}`; undefined while there is none */
export const readSigningState = (stored: Record<string, unknown> | undefined): SigningState =>
  signingStateSchema.parse(stored ?? {});
