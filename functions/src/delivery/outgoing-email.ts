import { CHANNEL_FACTS } from '@vibes/core/channel/channel';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { footerOf, renderFooter, withFooter } from '@vibes/core/template/mail-footer';
import type { RenderedEmail } from '@vibes/core/template/rendered-email';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';
import type { EmailFacts, SendContext } from './send-context.ts';

interface OutgoingEmail {
  /** With its footer. */
  email: RenderedEmail;
  unsubscribe_url: string;
  /** What the payload lacks of it; empty for an email that goes as it was queued. */
  added: Partial<DeliveryPayload>;
}

/**
 * The email as it goes out: as it was queued, footer included. The footer is written only now for
 * an email that an earlier version queued, and for one without the link that goes by webhook after
 * all, where the link is always in it.
 */
export function outgoingEmail(
  { unsubscribeUrl }: { unsubscribeUrl: UnsubscribeUrl },
  { ref, facts }: Pick<SendContext<EmailFacts>, 'ref' | 'facts'>,
): OutgoingEmail {
  const { email, settings, address_hash } = facts;
  const { creator_id } = facts.delivery;
  const unsubscribe_url = unsubscribeUrl({ uid: ref.uid, creator_id, address_hash });
  const active_email_mode = CHANNEL_FACTS[facts.channel].mode;
  const added = needsFooter(facts)
    ? { footer: renderFooter(footerOf({ ...settings, active_email_mode })) }
    : {};
  const footer = added.footer ?? facts.footer ?? null;
  return { email: withFooter(email, footer, unsubscribe_url), unsubscribe_url, added };
}

function needsFooter({ footer, channel }: EmailFacts): boolean {
  if (footer === undefined) return true;
  return CHANNEL_FACTS[channel].transport === 'webhook' && !footer?.has_link;
}
