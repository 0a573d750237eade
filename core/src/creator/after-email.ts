import { isSameMailbox } from '../contact/mailbox-key.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { statusAfterContact } from './creator-status.ts';
import type { Creator } from './creator.ts';
import { serverWrote } from './writer.ts';

/**
 * The creator after an email to them went out `at` a time, as the server answered or a person
 * confirmed. What the creator wrote after the email was written still waits for an answer, however
 * late the email went out or its outcome was known. An address that accepted mail is no longer
 * marked as unreachable. What the person said of a reply before can no longer be taken back.
 */
export function afterEmail(
  creator: Creator,
  { email, at, now }: { email: Pick<Delivery, 'to' | 'created_at'>; at: Date; now: Date },
): Partial<Creator> {
  const isOwn = creator.email !== null && isSameMailbox(creator.email, email.to);
  const { awaiting, last_in_at, last_out_at } = creator;
  const isUnanswered = last_in_at !== null && last_in_at > email.created_at;
  return {
    email_sent: true,
    status: statusAfterContact(creator),
    last_out_at: last_out_at && last_out_at > at ? last_out_at : at,
    awaiting: isUnanswered ? awaiting : 'them',
    said: null,
    ...(isOwn && { email_unreachable_at: null }),
    ...serverWrote(now),
  };
}
