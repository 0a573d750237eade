import { z } from 'zod';
import { renderedEmailSchema } from '../template/rendered-email.ts';

/** `…/deliveries/{id}/private/payload`: what is sent, the same in every attempt. A mirror has no message. */
export const deliveryPayloadSchema = renderedEmailSchema.partial().extend({
  /** The request to a webhook, as it was first sent. */
  request: z.string().nullable().default(null),
});
export type DeliveryPayload = z.infer<typeof deliveryPayloadSchema>;
