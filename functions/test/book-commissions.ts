import type { ProviderInvoice } from '@vibes/core/plan/customer-billing';
import { commissionWrites, loadCommission } from '../src/billing/commission-writes.ts';
import { decideAndCommit, type CommitPorts } from '../src/steps/decide-and-commit.ts';

/** Books the referrer's share of somebody's invoices. */
export const bookCommissions = (
  ports: CommitPorts,
  asked: { uid: string; invoices: ProviderInvoice[] },
): Promise<void> =>
  decideAndCommit(ports, {
    read: () => loadCommission(ports.documents, asked),
    decide: (facts, now) => ({ writes: commissionWrites(facts, now), result: undefined }),
  });
