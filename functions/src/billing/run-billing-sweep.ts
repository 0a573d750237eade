import { stripeCustomerDocument, userDocument } from '@vibes/core/firestore/documents';
import type { StoredDocument, Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE } from '../sweep/sweeps.ts';
import type { Clock } from '../ports/clock.ts';
import { runBilling, type BillingPorts } from './run-billing.ts';

/** Milliseconds until an account is synced again after its sync failed. */
const PAUSE = 10 * 60_000;

/**
 * Has an account synced again in ten minutes, also one whose record is broken. A write at the
 * same time wins.
 */
async function postponeSync(
  { documents, clock }: { documents: Documents; clock: Clock },
  uid: string,
): Promise<void> {
  const path = stripeCustomerDocument.path(uid);
  const [record] = await documents.getAll([path]);
  if (!record?.data) return;
  const due_at = new Date(clock().getTime() + PAUSE);
  await documents.commit([{ kind: 'update', path, data: { due_at }, if_version: record.version }]);
}

/** Accounts read by one query. */
const PAGE = 100;
/** Accounts synced side by side: far below what the provider allows in a second. */
const SIDE_BY_SIDE = 5;

/** How many accounts were synced, and how many of those syncs failed. */
export interface BillingSweep {
  looked: number;
  failed: number;
}

async function syncAccount(
  ports: BillingPorts,
  stored: StoredDocument,
): Promise<'looked' | 'failed'> {
  const { uid } = stripeCustomerDocument.idsIn(stored.path);
  try {
    const { customer_id } = stripeCustomerDocument.within().read(stored.data ?? {});
    const [user] = await loadDocuments(ports.documents, [userDocument.at(uid)]);
    if (user.data) await runBilling(ports, { uid, customer_id });
    else await forget(ports, stored);
    return 'looked';
  } catch (error) {
    ports.onFault({ uid, error });
    await postponeSync(ports, uid).catch((fault: unknown) => {
      ports.onFault({ uid, error: fault });
    });
    return 'failed';
  }
}

/** Stops polling an account that is gone. */
async function forget({ documents }: BillingPorts, { path, version }: StoredDocument) {
  const data = { due_at: undefined };
  await documents.commit([{ kind: 'update', path, data, if_version: version }]);
}

/**
 * Syncs every account that is due by the clock port, the longest due first, each once, whatever
 * events came; none is begun after `until`. Each sync sets the account's next poll or ends it, so a
 * sweep that is cut off is continued by the next one, and parallel sweeps do nothing twice. A sync
 * that fails is reported to `onFault` and tried again in ten minutes.
 */
export async function runBillingSweep(ports: BillingPorts, run: SweepRun): Promise<BillingSweep> {
  const sweep: BillingSweep = { looked: 0, failed: 0 };
  await runDue(ports, {
    ...run,
    query: DUE.billing,
    page: PAGE,
    side_by_side: SIDE_BY_SIDE,
    async run(due) {
      sweep[await syncAccount(ports, due)] += 1;
      return 'left';
    },
    onFault: ports.onFault,
  });
  return sweep;
}
