import { stripeCustomerDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';

/** Milliseconds until an account is synced again after its sync failed. */
const PAUSE = 10 * 60_000;

/**
 * Has an account synced again in ten minutes, also one whose record is broken. A write at
 * the same time wins.
 */
export async function postponeSync(
  { documents, clock }: { documents: Documents; clock: Clock },
  uid: string,
): Promise<void> {
  const path = stripeCustomerDocument.path(uid);
  const [record] = await documents.getAll([path]);
  if (!record?.data) return;
  const due_at = new Date(clock().getTime() + PAUSE);
  await documents.commit([{ kind: 'update', path, data: { due_at }, if_version: record.version }]);
}
