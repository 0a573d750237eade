import { isSameMailbox } from '../contact/mailbox-key.ts';
import { statusAfterContact } from './creator-status.ts';
import type { Creator } from './creator.ts';
import { serverWrote } from './writer.ts';

/**
 * The creator after an email to them went out, as the server answered or a person confirmed. `to`
 * is the address it went to, `at` the time it went out; an answer may be known by now. An address that accepted mail is no longer marked as unreachable.
 */
export function afterEmail(
  creator: Creator,
  { to, at, now }: { to: string; at: Date; now: Date },
): Partial<Creator> {
  const { last_in_at, last_out_at } = creator;
  const isAnswered = last_in_at !== null && last_in_at > at;
  const isOwn = creator.email !== null && isSameMailbox(creator.email, to);
  return {
    email_sent: true,
    last_out_at: last_out_at && last_out_at > at ? last_out_at : at,
    ...(!isAnswered && { awaiting: 'them' as const }),
    status: statusAfterContact(creator),
    ...(isOwn && { email_unreachable_at: null }),
    ...serverWrote(now),
  };
}
