import type { At, Charge, Customer } from '../account/account.ts';
import { newCustomer } from '../account/new-customer.ts';
import { invalidRequest } from '../api/api-error.ts';
import { pick, pickCustomer } from '../api/pick.ts';
import { paymentOf } from '../rules/give-back.ts';

/** The object that a control request names; refused with a sentence when it does not exist. */
export const find = {
  subscription: ({ account }: At, sought: string) =>
    pick(account.subscriptions, sought, 'subscription'),
  invoice: ({ account }: At, sought: string) => pick(account.invoices, sought, 'invoice'),
  payment(at: At, sought: string): Charge {
    const paid = paymentOf(at, find.invoice(at, sought));
    if (!paid) throw invalidRequest(`Nothing was paid for ${sought}.`);
    return paid;
  },
  customer(
    { account, now }: At,
    given: { customer?: string | undefined; uid?: string | undefined },
  ): Customer {
    const { customer, uid } = given;
    if (customer !== undefined) return pickCustomer(account, customer);
    if (uid === undefined) throw invalidRequest('Say a customer or a uid.');
    const held = account.customers.find((one) => one.metadata['uid'] === uid && !one.is_deleted);
    if (held) return held;
    const made = newCustomer(now, { uid });
    account.customers.push(made);
    return made;
  },
};
