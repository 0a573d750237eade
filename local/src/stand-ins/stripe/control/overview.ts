import type { Account, At } from '../account/account.ts';
import type { StripeEvent } from '../account/stripe-event.ts';
import type { StripeState } from '../stripe-state.ts';

/** The customer that an event is about; a dispute names only the charge. */
function customerOf({ charges }: Account, { object }: StripeEvent): string | null {
  const { customer, charge } = object;
  if (typeof customer === 'string') return customer;
  return charges.find(({ id }) => id === charge)?.customer_id ?? null;
}

const describe = (account: Account, event: StripeEvent) => ({
  id: event.id,
  type: event.type,
  created: event.created,
  object_id: String(event.object['id']),
  customer_id: customerOf(account, event),
  is_delivered: event.is_delivered,
  deliveries: event.deliveries,
});

/** The whole state as it is stored: lists oldest first, times in Unix seconds, amounts in cents. */
export function overview(state: StripeState, { account, now }: At) {
  const { faults, is_held, webhook_url } = state;
  return {
    now,
    webhook_url,
    is_held,
    faults,
    settings: account.settings,
    customers: account.customers,
    products: account.products,
    prices: account.prices,
    sessions: account.sessions,
    portals: account.portals,
    portal_configurations: account.portal_configurations,
    webhook_endpoints: account.webhook_endpoints,
    subscriptions: account.subscriptions,
    invoices: account.invoices,
    charges: account.charges,
    refunds: account.refunds,
    disputes: account.disputes,
    events: account.events.map((event) => describe(account, event)),
  };
}
export type StripeOverview = ReturnType<typeof overview>;
