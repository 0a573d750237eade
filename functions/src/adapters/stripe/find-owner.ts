import type Stripe from 'stripe';
import { isMissing } from './stripe-fault.ts';
import { idOf } from './stripe-value.ts';

/** What Stripe has, or null when it knows no such id. */
async function known<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The uid of a customer; null when it is none of ours or was deleted. */
export async function ownerOf(client: Stripe, customer_id: string): Promise<string | null> {
  const customer = await known(client.customers.retrieve(customer_id));
  if (!customer || customer.deleted) return null;
  return customer.metadata['uid'] ?? null;
}

/** The customer of a payment; null when it has none. */
export async function customerOf(client: Stripe, charge_id: string): Promise<string | null> {
  const charge = await known(client.charges.retrieve(charge_id));
  return charge?.customer ? idOf(charge.customer) : null;
}
