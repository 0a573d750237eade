import { MOST_READ_ATTEMPTS } from '@vibes/core/capture/plan-reading';
import type { Creator } from '@vibes/core/creator/creator';
import type { Documents, StoredDocument } from '../ports/documents.ts';

/**
 * Milliseconds until the lease of a reader that wrote nothing ends. Longer than any reading may
 * take.
 */
const READ_LEASE = 10 * 60_000;

/** The claim: the creator's `next_read_at` and `read_attempts` while it is being read. */
export interface RereadClaim {
  until: Date;
  attempts: number;
}

/**
 * Claims a creator that is due, before any page is fetched; null when another reader or a request
 * has it. The attempt counts from here on, so that a creator whose reading crashes the reader is
 * given up like any other. Uses nothing of the document but its version, so one that cannot be
 * parsed is postponed too and does not block those behind it.
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
