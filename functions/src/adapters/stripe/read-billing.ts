import type Stripe from 'stripe';
import type { CustomerBilling } from '@vibes/core/plan/customer-billing';
import type { PriceBook } from './price-book.ts';
import { readInvoice, type InvoiceParts } from './read-invoice.ts';
import { readReturned } from './read-returned.ts';
import { readSubscription } from './read-subscription.ts';
import { whole } from './whole-list.ts';

/** Our prices are in US dollars, so an invoice in another currency pays for something else. */
const isOurs = ({ status, currency }: Stripe.Invoice) =>
  status !== null && status !== 'draft' && currency === 'usd';

/** A list within an invoice holds its first entries only. */
async function partsOf(client: Stripe, invoice: Stripe.Invoice): Promise<InvoiceParts> {
  const { id, lines, payments } = invoice;
  return {
    invoice,
    lines: lines.has_more
      ? await whole(client.invoices.listLineItems(id, { limit: 100 }))
      : lines.data,
    payments:
      payments && !payments.has_more
        ? payments.data
        : await whole(client.invoicePayments.list({ invoice: id, limit: 100 })),
  };
}

/**
 * The current state of a customer. `onForeign` receives the ids of subscriptions that are none of
 * ours.
 */
export async function readBilling(
  client: Stripe,
  asked: { customer_id: string; prices: PriceBook; onForeign: (subscription_id: string) => void },
): Promise<CustomerBilling> {
  const customer = asked.customer_id;
  const [subscriptions, invoices, returned] = await Promise.all([
    whole(client.subscriptions.list({ customer, status: 'all', limit: 100 })),
    whole(client.invoices.list({ customer, limit: 100, expand: ['data.payments'] })),
    readReturned(client, customer),
  ]);
  const billing: CustomerBilling = { subscriptions: [], invoices: [] };
  for (const subscription of subscriptions) {
    const own = readSubscription(subscription);
    if (own) billing.subscriptions.push(own);
    else asked.onForeign(subscription.id);
  }
  for (const invoice of invoices.filter(isOurs)) {
    const parts = await partsOf(client, invoice);
    billing.invoices.push(await readInvoice(parts, { planOf: asked.prices.planOf, returned }));
  }
  return billing;
}
