import type { Account, Customer, Price, Subscription } from './account.ts';

/** The item of a list with an id that the account itself stored, so it must exist. */
function known<Kept extends { id: string }>(list: Kept[], id: string): Kept {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`Nothing is kept under ${id}.`);
  return found;
}

export const customerOf = (account: Account, id: string): Customer => known(account.customers, id);
export const priceOf = (account: Account, id: string): Price => known(account.prices, id);
export const subscriptionOf = (account: Account, id: string): Subscription =>
  known(account.subscriptions, id);

/** The charge that paid an invoice, or null. */
export const chargeOf = ({ charges }: Account, payment_intent_id: string | null) =>
  charges.find(
    (charge) => charge.payment_intent_id === payment_intent_id && charge.status === 'succeeded',
  ) ?? null;
