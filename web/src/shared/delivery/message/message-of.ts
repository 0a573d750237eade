import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { withFooter } from '@vibes/core/template/mail-footer';
import type { RenderedEmail } from '@vibes/core/template/rendered-email';
import { textToHtml } from '@vibes/core/template/text-to-html';

/** The email without its footer; null when its text is no longer kept. */
export function messageOf({ subject = '', text, html }: DeliveryPayload): RenderedEmail | null {
  return text === undefined ? null : { subject, text, html: html || textToHtml(text) };
}

/** Shown in place of the link to unsubscribe, which each recipient has their own of. */
export const LINK_WORDS = '(the creator’s own link)';

/** The email as the creator receives it; null when its text is no longer kept. */
export function receivedOf(payload: DeliveryPayload): RenderedEmail | null {
  const message = messageOf(payload);
  return message && withFooter(message, payload.footer ?? null, LINK_WORDS);
}

const NOTHING: RenderedEmail = { subject: '', text: '', html: '' };

/** The text of the footer; null where there is none, or none is known yet. */
export const footerText = ({ footer }: DeliveryPayload): string | null =>
  footer ? withFooter(NOTHING, footer, LINK_WORDS).text.trim() : null;
