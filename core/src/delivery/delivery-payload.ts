import { z } from 'zod';
import { renderedEmailSchema } from '../template/rendered-email.ts';

/** `…/deliveries/{id}/private/payload`: what goes out, frozen over every attempt. A mirror has no message. */
export const deliveryPayloadSchema = renderedEmailSchema.partial().extend({
  /** What a webhook gets, as it was first sent. */
  request: z.string().nullable().default(null),
});
export type DeliveryPayload = z.infer<typeof deliveryPayloadSchema>;
