import type { ProviderInvoice } from '@vibes/core/plan/customer-billing';
import { commissionWrites } from '../src/billing/commission-writes.ts';
import type { Clock } from '../src/ports/clock.ts';
import type { Documents } from '../src/ports/documents.ts';

/** Books the referrer's share of somebody's invoices; a conflict reads again. */
export async function bookCommissions(
  { documents, clock }: { documents: Documents; clock: Clock },
  { uid, invoices }: { uid: string; invoices: ProviderInvoice[] },
): Promise<void> {
  for (;;) {
    const writes = await commissionWrites(documents, { uid, invoices, now: clock() });
    if (writes.length === 0 || (await documents.commit(writes)) === 'committed') return;
  }
}
