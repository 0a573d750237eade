import { MOST_READ_ATTEMPTS } from '@vibes/core/capture/plan-reading';
import type { Creator } from '@vibes/core/creator/creator';
import type { Documents, StoredDocument } from '../ports/documents.ts';

/** Milliseconds after which a reader that wrote nothing counts as dead. Longer than any reading may take. */
const READ_LEASE = 10 * 60_000;

/** Whose turn it is: the creator's `next_read_at` and `read_attempts` while it is being read. */
export interface RereadClaim {
  until: Date;
  attempts: number;
}

/**
 * Takes a creator that is due, before any page is asked for; null when another reader or a request
 * has it. The try counts from here on, so that a creator whose reading kills its reader is given
 * up like any other. Asks nothing of the document but its version: one that cannot be understood
 * is put off too, and does not stand in the way of those behind it.
 */
export async function claimReread(
  documents: Documents,
  { due, now }: { due: StoredDocument; now: Date },
): Promise<RereadClaim | null> {
  const before = Number(due.data?.['read_attempts'] ?? 0);
  const isOver = before >= MOST_READ_ATTEMPTS;
  const claim = { until: new Date(now.getTime() + READ_LEASE), attempts: before + 1 };
  const data: Partial<Creator> = isOver
    ? { next_read_at: null }
    : { next_read_at: claim.until, read_attempts: claim.attempts };
  const update = { kind: 'update', path: due.path, data, if_version: due.version } as const;
  const taken = await documents.commit([update]);
  return taken === 'committed' && !isOver ? claim : null;
}
