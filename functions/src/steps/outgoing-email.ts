import type { EmailSettings } from '@vibes/core/account/email-settings';
import { CHANNEL_FACTS, type EmailChannel } from '@vibes/core/channel/channel';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { footerOf, renderFooter, withFooter } from '@vibes/core/template/mail-footer';
import type { RenderedEmail, RenderedFooter } from '@vibes/core/template/rendered-email';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';

interface QueuedEmail {
  email: RenderedEmail;
  /** As it was queued. */
  footer: RenderedFooter | null;
  /** The channel it goes through now. */
  channel: EmailChannel;
  settings: EmailSettings;
  delivery: { creator_id: string };
  /** SHA-256 of the key of the address it goes to. */
  address_hash: string;
}

interface OutgoingEmail {
  /** With its footer. */
  email: RenderedEmail;
  unsubscribe_url: string;
  /** What the payload lacks of it; empty for an email that goes as it was queued. */
  added: Pick<DeliveryPayload, 'footer'>;
}

const isWebhook = (channel: EmailChannel) => CHANNEL_FACTS[channel].transport === 'webhook';

/**
 * The email as it goes out: as it was queued, footer included. The footer is written only now for
 * one without the link that goes by webhook after all, where the link is always in it.
 */
export function outgoingEmail(
  unsubscribeUrl: UnsubscribeUrl,
  { uid, ...queued }: QueuedEmail & { uid: string },
): OutgoingEmail {
  const { email, footer, channel, settings, address_hash } = queued;
  const { creator_id } = queued.delivery;
  const unsubscribe_url = unsubscribeUrl({ uid, creator_id, address_hash });
  const isWhole = !isWebhook(channel) || footer?.has_link === true;
  const late = isWhole
    ? footer
    : renderFooter(footerOf({ ...settings, active_email_mode: 'webhook' }));
  return {
    email: withFooter(email, late, unsubscribe_url),
    unsubscribe_url,
    added: isWhole ? {} : { footer: late },
  };
}
