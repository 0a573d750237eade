import type { At, Charge } from '../account/account.ts';
import { invalidRequest } from '../api/api-error.ts';
import { pick } from '../api/pick.ts';
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
};
