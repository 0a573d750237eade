import * as z from 'zod';
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
  /** The hash of what the phone that opened it calls itself; null until then. */
  redeemed_by: storedId().nullable(),
});
export type Handover = z.infer<typeof handoverSchema>;

/** Whether the phone asks again that the code was opened for: the answer may not have reached it. */
export const isRepeat = ({ redeemed_at, redeemed_by }: Handover, by: string): boolean =>
  redeemed_at !== null && redeemed_by === by;

/** Why a code opens nothing for `by`, the hash of a phone's nonce; null when it does. */
export function closedHandover(
  handover: Handover | null,
  { by, now }: { by: string; now: Date },
): string | null {
  if (!handover) return 'unknown_code';
  if (handover.redeemed_at && !isRepeat(handover, by)) return 'used_code';
  return handover.expires_at <= now ? 'expired_code' : null;
}
