import { stripeCustomerDocument, userDocument } from '@vibes/core/firestore/documents';
import type { BillingCustomer } from '@vibes/core/plan/billing-customer';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, mustExist } from '../steps/load-documents.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';

/** Who pays, from the ID token, with the affiliate tracker's id of the visitor. */
export type Payer = Parameters<PaymentProvider['ensureCustomer']>[0];

/** The record of a user at the version read. */
export interface KnownCustomer {
  record: BillingCustomer;
  version: unknown;
}

interface Ports {
  documents: Documents;
  payments: PaymentProvider;
  clock: Clock;
}

/**
 * The customer record of an open account, made when it is first needed. The provider is asked
 * before anything is written; of two calls at once, the second finds the record of the first.
 */
export async function ensureCustomer(
  { documents, payments, clock }: Ports,
  payer: Payer,
): Promise<KnownCustomer> {
  const customer = stripeCustomerDocument.at(payer.uid);
  const [account, stored] = await loadDocuments(documents, [userDocument.at(payer.uid), customer]);
  if (!account.data) {
    const sentence = 'Your account isn’t ready yet. Reload the page and try again.';
    throw new AppError('unauthorized', { sentence, log: 'account_not_open' });
  }
  if (stored.data) return { record: stored.data, version: stored.version };
  const { customer_id } = await payments.ensureCustomer(payer);
  const data: BillingCustomer = {
    customer_id,
    created_at: clock(),
    checkout: null,
    checkouts: 0,
  };
  await documents.commit([{ kind: 'create', path: customer.path, data }]);
  const [made] = await loadDocuments(documents, [customer]);
  return { record: mustExist(made), version: made.version };
}
