import { isSameMailbox } from '../contact/mailbox-key.ts';
import { statusAfterContact } from './creator-status.ts';
import type { Creator } from './creator.ts';
import { serverWrote } from './writer.ts';

/**
 * What a creator becomes once an e-mail to them went out, by the server's answer or by a person's
 * word. `to`: the address it went to; one that was taken is no longer one that no mail reaches.
 */
export function afterEmail(
  creator: Creator,
  { to, now }: { to: string; now: Date },
): Partial<Creator> {
  const isOwn = creator.email !== null && isSameMailbox(creator.email, to);
  return {
    email_sent: true,
    status: statusAfterContact(creator),
    ...(isOwn && { email_unreachable_at: null }),
    ...serverWrote(now),
  };
}
