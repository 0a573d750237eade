import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import { isFollowUp } from '@vibes/core/follow-up/is-follow-up';
import { MAILBOX_WINDOW } from '@vibes/core/delivery/mailbox';
import type { Clock } from '../ports/clock.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';
import type { SendContext, DeliveryRunResult, EmailFacts } from './send-context.ts';
import { messageId } from '../steps/message-id.ts';
import { outgoingEmail } from '../steps/outgoing-email.ts';

export interface GmailPorts {
  mail: MailSender;
  secrets: SecretBox;
  clock: Clock;
  unsubscribeUrl: UnsubscribeUrl;
  /** Domain of Message-IDs. */
  mail_domain: string;
}

/**
 * Gmail's own limit is about the mailbox, not this email: it waits for the end of the limit, and
 * no try is counted.
 */
function withoutLimit(outcome: DeliveryOutcome, now: Date): DeliveryOutcome {
  if (outcome.kind !== 'temporary' || outcome.code !== 'mailbox_limit') return outcome;
  const until = new Date(now.getTime() + MAILBOX_WINDOW);
  return { kind: 'postponed', code: outcome.code, until, answer: outcome.answer };
}

/**
 * Sends an email over Gmail: sign in → state `sending` → submit. Nothing is written before the
 * sign-in.
 */
export async function sendByGmail(
  ports: GmailPorts,
  context: SendContext<EmailFacts>,
): Promise<DeliveryRunResult> {
  const { ref, facts, take, end } = context;
  const session = await ports.mail({
    address: facts.settings.email_address ?? '',
    app_password: ports.secrets.open(
      facts.secrets.app_password ?? '',
      secretContext.appPassword(ref.uid),
    ),
    name: facts.sender_name,
  });
  if ('refused' in session) return end(session.refused, null);
  try {
    const { revision } = facts.delivery;
    const message = { uid: ref.uid, delivery_id: ref.id, revision };
    const message_id = messageId(ports.secrets, message, ports.mail_domain);
    // Stored before a byte is sent: a reply may arrive before the server confirms.
    const { thread, in_reply_to } = facts.delivery;
    const isReply = isAnswer(facts.delivery);
    const isInThread = isReply || isFollowUp(facts.delivery);
    const identity = {
      message_id,
      thread: isInThread ? (thread ?? message_id) : message_id,
      in_reply_to,
    };
    const { email, unsubscribe_url } = outgoingEmail(ports.unsubscribeUrl, {
      uid: ref.uid,
      ...facts,
    });
    const token = await take({ identity });
    if (token === null) return 'left';
    const { to } = facts.delivery;
    const outcome = await session.send({
      to,
      ...email,
      message_id,
      in_reply_to,
      references: facts.references,
      unsubscribe_url: isReply ? null : unsubscribe_url,
    });
    return await end(withoutLimit(outcome, ports.clock()), token);
  } finally {
    session.close();
  }
}
