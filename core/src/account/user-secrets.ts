import * as z from 'zod';
import { storedSealed } from '../text/stored-text.ts';

/** `user_secrets/{uid}`: what a person entrusts to us, sealed, and which secret signs their webhooks. Server only. */
export const userSecretsSchema = z.object({
  /** Null once the person has cleared it, and where there never was one. */
  app_password: storedSealed().nullable().default(null),
  notion_api_key: storedSealed().nullable().default(null),
  /** Moves on with each rotation. The signing secrets themselves are derived and stored nowhere. */
  webhook_generation: z.int().nonnegative().default(0),
  webhook_rotated_at: z.date().nullable().default(null),
});
export type UserSecrets = z.infer<typeof userSecretsSchema>;
export type SigningState = Pick<UserSecrets, 'webhook_generation' | 'webhook_rotated_at'>;
