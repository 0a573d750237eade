import type Stripe from 'stripe';
import { isMissing } from './stripe-fault.ts';
import { whole } from './whole-list.ts';

/**
 * Cancels every subscription of a customer at once. Stripe then collects no open invoice of the
 * customer by itself any more (https://docs.stripe.com/api/subscriptions/cancel).
 */
export async function endSubscriptions(client: Stripe, customer: string): Promise<void> {
  // Without a status the list leaves out those that were canceled.
  const running = await whole(client.subscriptions.list({ customer, limit: 100 }));
  for (const { id, status } of running) {
    if (status === 'incomplete_expired') continue;
    try {
      await client.subscriptions.cancel(id);
    } catch (error) {
      // It ended since it was listed.
      if (!isMissing(error)) throw error;
    }
  }
}
