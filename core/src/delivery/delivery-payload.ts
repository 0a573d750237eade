import { z } from 'zod';
import { renderedEmailSchema, renderedFooterSchema } from '../template/rendered-email.ts';

/**
 * `…/deliveries/{id}/private/payload`: what is sent, the same in every attempt. Its owner may read
 * it. A mirror has no message. `expires_at` of each ends what is kept of it (TTL): the document is
 * then absent, and the delivery stays.
 */
export const deliveryPayloadSchema = renderedEmailSchema.partial().extend({
  /**
   * The footer, written with the message. Null for none; absent in an email of an earlier version,
   * which gets one when it is sent.
   */
  footer: renderedFooterSchema.nullable().optional(),
  /** Absent for a mirror. */
  expires_at: z.date().optional(),
  /** The request to a webhook, as it was first sent. */
  request: z.string().nullable().default(null),
});
export type DeliveryPayload = z.infer<typeof deliveryPayloadSchema>;
