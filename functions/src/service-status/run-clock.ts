import { serviceStatusDocument } from '@vibes/core/firestore/documents';
import { askedAt, lateWork } from '@vibes/core/service-status/judge-status';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';

/** What the clock saw this minute. */
export interface Looked {
  /** Of each kind of work that was looked at: whether anything is due. */
  due: Record<string, boolean>;
  /** Since when the oldest due delivery has been due; null where none is. */
  oldest_delivery_due_at: Date | null;
}

const NEVER = { asked_at: null, ran_at: null };

/**
 * Stores that the clock came by, what it saw, and which work is late. Returns the names of what is
 * late and was not a minute ago. Costs one read and one write.
 */
export async function runClock(
  { documents, clock }: { documents: Documents; clock: Clock },
  { due, oldest_delivery_due_at }: Looked,
): Promise<string[]> {
  const now = clock();
  const [{ path, data: before }] = await loadDocuments(documents, [serviceStatusDocument.at()]);
  const asked = Object.entries(due).map(([name, is_due]) => {
    const times = before.work[name] ?? NEVER;
    return [name, { ...times, asked_at: askedAt(times, { is_due, now }) }] as const;
  });
  const work = { ...before.work, ...Object.fromEntries(asked) };
  const late = lateWork({ work, oldest_delivery_due_at }, now);
  // A run that ends at this moment writes its own time.
  const changed = Object.fromEntries(asked.map(([name, { asked_at }]) => [name, { asked_at }]));
  const data = { clock_at: now, oldest_delivery_due_at, work: changed, late };
  await documents.commit([{ kind: 'merge', path, data }]);
  return late.filter((name) => !before.late.includes(name));
}
