import type Stripe from 'stripe';
import * as z from 'zod';
import type { PaymentEvent } from '../../ports/payment-provider.ts';

/** Seconds between signing and arrival, by Stripe's advice. */
const TOLERANCE = 300;

const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);

/** The ids in an event, and nothing else: all of it may be old by now. */
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      customer: reference,
      charge: reference,
    }),
  }),
});

/**
 * The ids in an event; null where there is none. A dispute and a refund name a charge and no
 * customer.
 */
export function eventIn(value: unknown): PaymentEvent | null {
  const event = eventSchema.safeParse(value);
  if (!event.success) return null;
  const { id, type, data } = event.data;
  const { object } = data;
  const own = (kind: string) => (object.object === kind ? (object.id ?? null) : null);
  return {
    id,
    type,
    customer_id: object.customer ?? own('customer'),
    charge_id: object.charge ?? own('charge'),
  };
}

/**
 * The ids in a signed request; null when the signature or its time is not right, or when it holds
 * no event.
 */
export function readEvent(
  client: Stripe,
  asked: { secret: string; body: Buffer; signature: string; now: Date },
): PaymentEvent | null {
  const { secret, body, signature, now } = asked;
  let signed: unknown;
  try {
    signed = client.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE,
      undefined,
      now.getTime(),
    );
  } catch {
    return null;
  }
  return eventIn(signed);
}
