import type Stripe from 'stripe';
import type { Checkout, CheckoutRequest } from '../../ports/payment-provider.ts';
import type { PriceBook } from './price-book.ts';
import { isKeyTaken, isTurnedDown } from './stripe-fault.ts';

/** Opens a pay page for one subscription. `conflict`: the key was used with other parameters. */
export async function openCheckout(client: Stripe, prices: PriceBook, request: CheckoutRequest) {
  const { uid, customer_id, plan, tolt_referral } = request;
  const metadata = { uid, plan, ...(tolt_referral !== null && { tolt_referral }) };
  const price = await prices.priceOf(plan);
  try {
    const { id, url } = await client.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customer_id,
        client_reference_id: uid,
        line_items: [{ price, quantity: 1 }],
        metadata,
        subscription_data: { metadata },
        success_url: request.success_url,
        cancel_url: request.cancel_url,
      },
      { idempotencyKey: request.idempotency_key },
    );
    if (!url) throw new Error('A pay page without an address.');
    return { session_id: id, url };
  } catch (error) {
    if (isKeyTaken(error)) return 'conflict';
    // The price may have been archived since it was looked up.
    if (isTurnedDown(error)) prices.forget(plan);
    throw error;
  }
}

export async function readCheckout(client: Stripe, session_id: string): Promise<Checkout> {
  const { status, url, success_url, cancel_url } =
    await client.checkout.sessions.retrieve(session_id);
  if (status === 'complete') return { state: 'complete' };
  if (status !== 'open' || !url) return { state: 'expired' };
  return { state: 'open', url, success_url: success_url ?? '', cancel_url: cancel_url ?? '' };
}

/** Stripe expires an open page only; of any other the state is read. */
export async function closeCheckout(
  client: Stripe,
  session_id: string,
): Promise<'expired' | 'complete'> {
  try {
    await client.checkout.sessions.expire(session_id);
    return 'expired';
  } catch (error) {
    if (!isTurnedDown(error)) throw error;
    const { state } = await readCheckout(client, session_id);
    if (state === 'open') throw error;
    return state;
  }
}
