import { isSameMailbox } from '../contact/mailbox-key.ts';
import { statusAfterContact } from './creator-status.ts';
import type { Creator } from './creator.ts';
import { serverWrote } from './writer.ts';

/**
 * The creator after an email to them went out, as the server answered or a person confirmed. `to`
 * is the address it went to; an address that accepted mail is no longer marked as unreachable.
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
