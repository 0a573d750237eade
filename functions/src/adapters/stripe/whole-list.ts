import type Stripe from 'stripe';

/** Far more than a customer ever has. */
const MOST = 5000;

/** All of a list, page by page. A part of it taken for the whole would be a wrong truth: it throws instead. */
export async function whole<T>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  const all = await list.autoPagingToArray({ limit: MOST });
  if (all.length >= MOST) throw new Error(`A list of ${MOST} or more at Stripe.`);
  return all;
}
