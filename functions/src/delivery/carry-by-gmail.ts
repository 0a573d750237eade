import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { MAILBOX_WINDOW } from '@vibes/core/delivery/mailbox';
import { withFooter } from '@vibes/core/template/mail-footer';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { MailSender, OutgoingMail } from '../ports/mail-sender.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';
import type { Carrying, DeliveryRun, EmailFacts } from './carrying.ts';

export interface GmailPorts {
  mail: MailSender;
  secrets: SecretBox;
  digest: Digest;
  clock: Clock;
  unsubscribeUrl: UnsubscribeUrl;
  /** Domain of Message-IDs. */
  mail_domain: string;
}

/** The message as it goes out. Its id is the same over all attempts; sent again by a person, it is a new one. */
function outgoing(ports: GmailPorts, { ref, facts }: Carrying<EmailFacts>): OutgoingMail {
  const { uid, id } = ref;
  const { delivery, settings, address_hash } = facts;
  const unsubscribe_url = ports.unsubscribeUrl({
    uid,
    creator_id: delivery.creator_id,
    address_hash,
  });
  const footer = {
    unsubscribe_url: settings.opt_out_footer ? unsubscribe_url : null,
    postal_address: settings.postal_address,
  };
  const digest = ports.digest(`${delivery.revision}/${uid}/${id}`);
  return {
    to: delivery.to,
    ...withFooter(facts.email, footer),
    message_id: `${digest.slice(0, 32)}@${ports.mail_domain}`,
    unsubscribe_url,
  };
}

/** Gmail's own limit is the mailbox's, not the mail's: it waits for its end, and nothing was tried. */
function withoutLimit(outcome: DeliveryOutcome, now: Date): DeliveryOutcome {
  if (outcome.kind !== 'temporary' || outcome.code !== 'mailbox_limit') return outcome;
  const until = new Date(now.getTime() + MAILBOX_WINDOW);
  return { kind: 'postponed', code: outcome.code, until, answer: outcome.answer };
}

/** Carries an e-mail over Gmail: sign in → on the wire → hand over. Nothing is written before the sign-in. */
export async function carryByGmail(
  ports: GmailPorts,
  carrying: Carrying<EmailFacts>,
): Promise<DeliveryRun> {
  const { ref, facts, take, end } = carrying;
  const sealed = facts.secrets['app_password'];
  const session = await ports.mail({
    address: facts.settings.email_address ?? '',
    app_password: ports.secrets.open(String(sealed), secretContext.appPassword(ref.uid)),
    name: facts.sender_name,
  });
  if ('refused' in session) return end(session.refused, null);
  try {
    const token = await take();
    if (token === null) return 'left';
    const outcome = await session.send(outgoing(ports, carrying));
    return await end(withoutLimit(outcome, ports.clock()), token);
  } finally {
    session.close();
  }
}
