import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { MAILBOX_WINDOW } from '@vibes/core/delivery/mailbox';
import { withFooter } from '@vibes/core/template/mail-footer';
import type { Clock } from '../ports/clock.ts';
import type { MailSender, OutgoingMail } from '../ports/mail-sender.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';
import type { SendContext, DeliveryRun, EmailFacts } from './send-context.ts';
import { messageId } from '../ports/message-id.ts';

export interface GmailPorts {
  mail: MailSender;
  secrets: SecretBox;
  clock: Clock;
  unsubscribeUrl: UnsubscribeUrl;
  /** Domain of Message-IDs. */
  mail_domain: string;
}

/** The message as it is submitted. */
function outgoing(
  ports: GmailPorts,
  {
    ref,
    facts,
    message_id,
  }: Pick<SendContext<EmailFacts>, 'ref' | 'facts'> & { message_id: string },
): OutgoingMail {
  const { delivery, settings, address_hash } = facts;
  const { creator_id } = delivery;
  const unsubscribe_url = ports.unsubscribeUrl({ uid: ref.uid, creator_id, address_hash });
  const footer = {
    unsubscribe_url: settings.opt_out_footer ? unsubscribe_url : null,
    postal_address: settings.postal_address,
  };
  return {
    to: delivery.to,
    ...withFooter(facts.email, footer),
    message_id,
    unsubscribe_url,
  };
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
): Promise<DeliveryRun> {
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
    const identity = { message_id, thread: message_id, in_reply_to: null };
    const token = await take({ identity });
    if (token === null) return 'left';
    const outcome = await session.send(outgoing(ports, { ref, facts, message_id }));
    return await end(withoutLimit(outcome, ports.clock()), token);
  } finally {
    session.close();
  }
}
