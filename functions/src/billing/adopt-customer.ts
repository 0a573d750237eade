import { stripeCustomerDocument, userDocument } from '@vibes/core/firestore/documents';
import type { BillingCustomer } from '@vibes/core/plan/billing-customer';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import { loadDocuments } from '../steps/load-documents.ts';

type Adoption = 'own' | 'other' | 'closed';

/**
 * Whether a customer of the provider belongs to an account; an account without a customer takes
 * this one. `closed`: there is no such account. `other`: the account has another customer.
 */
export function adoptCustomer(
  ports: CommitPorts,
  { uid, customer_id }: { uid: string; customer_id: string },
): Promise<Adoption> {
  return decideAndCommit(ports, {
    read: () =>
      loadDocuments(ports.documents, [userDocument.at(uid), stripeCustomerDocument.at(uid)]),
    decide([user, { path, data: known }], created_at): Decision<Adoption> {
      if (!user.data) return { writes: [], result: 'closed' };
      if (known) {
        return { writes: [], result: known.customer_id === customer_id ? 'own' : 'other' };
      }
      const data: BillingCustomer = { customer_id, created_at, checkout: null, checkouts: 0 };
      // A conflict means that the account got a customer at the same moment.
      return { writes: [{ kind: 'create', path, data }], result: 'own' };
    },
  });
}
