import { stripeCustomerDocument, userDocument } from '@vibes/core/firestore/documents';
import type { StoredDocument } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';
import { putOff } from './put-off.ts';
import { runBilling, type BillingPorts } from './run-billing.ts';

/** Accounts looked up at one go. */
const PAGE = 100;
/** Accounts looked at side by side: far below what the provider allows in a second. */
const SIDE_BY_SIDE = 5;

/** How many accounts were looked at, and how many of them could not be. */
export interface BillingSweep {
  looked: number;
  failed: number;
}

/** An account as it was found. One found twice alike was not moved on, and waits for the next sweep. */
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

/** Nothing more is expected of an account that is gone. */
async function forget({ documents }: BillingPorts, { path, version }: StoredDocument) {
  const data = { due_at: undefined };
  await documents.commit([{ kind: 'update', path, data, if_version: version }]);
}

/**
 * Looks at every account whose time has come by the clock port, the longest due first, whatever
 * news came or did not; none is begun after `until`. Each look moves its account's time on or
 * ends it, so a sweep that is cut off goes on with the next, and several at once do nothing
 * twice. One that fails is told to `onFault` and tried again in ten minutes.
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
