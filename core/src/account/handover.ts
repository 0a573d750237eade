import { z } from 'zod';
import { storedId } from '../text/stored-text.ts';

/**
 * `handovers/{sha256}`: a code that carries the setup guide to the phone. Server only; the code
 * itself is stored nowhere.
 */
export const handoverSchema = z.object({
  uid: storedId(),
  /** The API key of that moment: the code opens no later one. */
  key_hash: storedId(),
  /** When the person signed in who made the code: it ends with that session. */
  signed_in_at: z.date(),
  expires_at: z.date(),
  redeemed_at: z.date().nullable(),
});
export type Handover = z.infer<typeof handoverSchema>;

/** Why a code opens nothing; null when it does. */
export function closedHandover(handover: Handover | null, now: Date): string | null {
  if (!handover) return 'unknown_code';
  if (handover.redeemed_at) return 'used_code';
  return handover.expires_at <= now ? 'expired_code' : null;
}
