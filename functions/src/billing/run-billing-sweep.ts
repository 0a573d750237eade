import { stripeCustomerDocument, userDocument } from '@vibes/core/firestore/documents';
import type { StoredDocument } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';
import { putOff } from './put-off.ts';
import { runBilling, type BillingPorts } from './run-billing.ts';

/** Accounts read by one query. */
const PAGE = 100;
/** Accounts synced side by side: far below what the provider allows in a second. */
const SIDE_BY_SIDE = 5;

/** How many accounts were synced, and how many of those syncs failed. */
export interface BillingSweep {
  looked: number;
  failed: number;
}

/**
 * An account as found. One that is found twice unchanged was not moved on, and waits for the next
 * sweep.
 */
const stampOf = ({ path, data }: StoredDocument) => `${path} ${JSON.stringify(data?.['due_at'])}`;

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
    await putOff(ports, uid).catch((fault: unknown) => {
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
 * Syncs every account that is due by the clock port, the longest due first, whatever events came;
 * none is begun after `until`. Each sync sets the account's next poll or ends it, so a sweep that
 * is cut off is continued by the next one, and parallel sweeps do nothing twice. A sync that fails
 * is reported to `onFault` and tried again in ten minutes.
 */
export async function runBillingSweep(
  ports: BillingPorts,
  { until }: { until: Date },
): Promise<BillingSweep> {
  const sweep: BillingSweep = { looked: 0, failed: 0 };
  const seen = new Set<string>();
  const isOver = () => ports.clock() >= until;
  while (!isOver()) {
    const due = await ports.documents.find({
      collection: stripeCustomerDocument.collection(),
      field: 'due_at',
      until: ports.clock(),
      limit: PAGE,
    });
    const waiting = due.filter((one) => !seen.has(stampOf(one)));
    if (waiting.length === 0) break;
    const worker = async () => {
      for (let one = waiting.shift(); one && !isOver(); one = waiting.shift()) {
        seen.add(stampOf(one));
        sweep[await syncAccount(ports, one)] += 1;
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  }
  return sweep;
}
