import * as z from 'zod';
import type { EmailSettings } from '../account/email-settings.ts';
import { MOST_REFERENCES } from '../inbound/inbound.ts';
import { footerOf, renderFooter } from '../template/mail-footer.ts';
import {
  renderedEmailSchema,
  renderedFooterSchema,
  type RenderedEmail,
  type RenderedFooter,
} from '../template/rendered-email.ts';
import { storedList, storedMessageId } from '../text/stored-text.ts';

/**
 * `…/deliveries/{id}/private/payload`: what is sent, the same in every attempt. Its owner may read
 * it. A mirror has no message. Deleted when the text is no longer kept; the delivery stays.
 */
export const deliveryPayloadSchema = renderedEmailSchema.partial().extend({
  /** The footer, written with the message; null for none. */
  footer: renderedFooterSchema.nullable().optional(),
  /** The Message-IDs before it in its thread, oldest first; none for an email that begins one. */
  references: storedList(storedMessageId(), MOST_REFERENCES).optional(),
  /** The request to a webhook, as it was first sent. */
  request: z.string().nullable().default(null),
});
export type DeliveryPayload = z.infer<typeof deliveryPayloadSchema>;

export type MessagePayload = RenderedEmail & { footer: RenderedFooter | null };

/** An email as it is queued: what the templates and settings say now. Later changes of them leave it as it is. */
export const messagePayload = (email: RenderedEmail, settings: EmailSettings): MessagePayload => ({
  ...email,
  footer: renderFooter(footerOf(settings)),
});
