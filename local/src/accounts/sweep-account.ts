import type { AccountDeletion } from '@vibes/core/account/account-deletion';
import { deliverySchema } from '@vibes/core/delivery/delivery';
import { isWaiting } from '@vibes/core/delivery/is-waiting';
import { deletionDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import {
  decideAndCommit,
  NOT_TO_BE_LOST,
  type CommitPorts,
  type Decision,
} from '../../../functions/src/steps/decide-and-commit.ts';
import type { DocumentWrite, StoredDocument } from '../../../functions/src/ports/documents.ts';
import {
  loadDocuments,
  mustExist,
  type Loaded,
} from '../../../functions/src/steps/load-documents.ts';
import type { AccountPlace } from './account-places.ts';

/** Documents per write, which may hold 500. */
const PAGE = 300;

const waitingSchema = deliverySchema.pick({ state: true });

/** Whether it is a delivery that never went out. One that cannot be parsed is never run. */
const isCanceled = ({ path, data }: StoredDocument): boolean => {
  const delivery = deliveryDocument.holds(path) ? waitingSchema.safeParse(data).data : null;
  return Boolean(delivery && isWaiting(delivery));
};

/** What is done to a document: deleted, or emptied of what must not be kept; null for nothing. */
function writeOf(
  { rule }: AccountPlace,
  { path, data, version: if_version }: StoredDocument,
): DocumentWrite | null {
  if (rule.on_deletion !== 'kept') return { kind: 'delete', path, if_version };
  const full = (rule.emptied ?? []).filter((field) => (data?.[field] ?? null) !== null);
  if (full.length === 0) return null;
  const emptied = Object.fromEntries(full.map((field) => [field, null]));
  return { kind: 'update', path, data: emptied, if_version };
}

interface Facts {
  record: Loaded<AccountDeletion | null>;
  found: StoredDocument[];
  next: string | null;
}
interface Step {
  writes: number;
  next: string | null;
}

/** The writes of a page, and their number on the receipt: one commit, so that neither is ahead. */
function decidePage(place: AccountPlace, { record, found, next }: Facts): Decision<Step> {
  const writes = found.flatMap((one) => writeOf(place, one) ?? []);
  const result = { writes: writes.length, next };
  const { deleted, canceled } = mustExist(record);
  if (writes.length === 0) return { writes, result };
  const isKept = place.rule.on_deletion === 'kept';
  const counted: Partial<AccountDeletion> = isKept
    ? {}
    : {
        deleted: { ...deleted, [place.name]: (deleted[place.name] ?? 0) + writes.length },
        canceled: canceled + found.filter(isCanceled).length,
      };
  const receipt = {
    kind: 'update',
    path: record.path,
    data: counted,
    if_version: record.version,
  } as const;
  return { writes: isKept ? writes : [...writes, receipt], result };
}

/**
 * Deletes all documents of a place, or empties what is kept, each at the version read. Returns how
 * many were written.
 */
async function sweepPlace(ports: CommitPorts, place: AccountPlace, uid: string): Promise<number> {
  if (place.rule.on_deletion === 'kept' && !place.rule.emptied) return 0;
  let total = 0;
  for (let after: string | null = null; ;) {
    const from = after;
    const { writes, next }: Step = await decideAndCommit(ports, {
      async read(): Promise<Facts> {
        const [[record], page] = await Promise.all([
          loadDocuments(ports.documents, [deletionDocument.at(uid)]),
          place.page(ports.documents, { uid, after: from, limit: PAGE }),
        ]);
        return { record, ...page };
      },
      decide: (facts) => decidePage(place, facts),
      bounds: NOT_TO_BE_LOST,
    });
    total += writes;
    if (next === null) return total;
    after = next;
  }
}

/**
 * Sweeps the places, again and again until one whole round finds nothing: a worker may have written
 * behind the last one. Goes on where a run was cut off.
 */
export async function sweepAccount(
  ports: CommitPorts,
  { uid, places }: { uid: string; places: readonly AccountPlace[] },
): Promise<void> {
  for (let written = 1; written > 0;) {
    written = 0;
    for (const place of places) written += await sweepPlace(ports, place, uid);
  }
}
