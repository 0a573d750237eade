import { paths } from '@vibes/core/firestore/paths';
import { billingCustomerSchema, type BillingCustomer } from '@vibes/core/plan/billing-customer';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';

interface Ports {
  documents: Documents;
  clock: Clock;
}

/**
 * Whether a customer of the provider is the one of an account; an account without one takes
 * it on. `closed`: there is no such account. `other`: the account has another customer.
 */
export async function adoptCustomer(
  { documents, clock }: Ports,
  { uid, customer_id }: { uid: string; customer_id: string },
): Promise<'own' | 'other' | 'closed'> {
  const path = paths.stripeCustomer(uid);
  for (;;) {
    const [user, record] = await documents.getAll([paths.user(uid), path]);
    if (!user?.data) return 'closed';
    if (record?.data) {
      const known = billingCustomerSchema.parse(record.data);
      return known.customer_id === customer_id ? 'own' : 'other';
    }
    const data: BillingCustomer = {
      customer_id,
      created_at: clock(),
      checkout: null,
      checkouts: 0,
    };
    // A conflict is somebody who took one on at the same moment.
    if ((await documents.commit([{ kind: 'create', path, data }])) === 'committed') return 'own';
  }
}
