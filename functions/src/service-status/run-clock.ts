import { serviceStatusDocument } from '@vibes/core/firestore/documents';
import { askedAt, lateWork } from '@vibes/core/service-status/judge-status';
import type { ServiceStatus } from '@vibes/core/service-status/service-status';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';

/** What the clock saw this minute. */
export interface Looked {
  /** When it began to look: a run that ends since then is a later one. */
  looked_at: Date;
  /** Of each kind of work that was looked at: whether anything is due. */
  due: Record<string, boolean>;
  /** Since when the oldest due delivery has been due; null where none is. */
  oldest_delivery_due_at: Date | null;
}

const NEVER = { asked_at: null, ran_at: null };

/**
 * What is known when the clock comes by. One read. Nothing where it cannot be read: that holds up no
 * work, and health tells.
 */
export const readStatus = (documents: Documents): Promise<ServiceStatus> =>
  loadDocuments(documents, [serviceStatusDocument.at()]).then(
    ([{ data }]) => data,
    () => serviceStatusDocument.missing,
  );

/**
 * Stores that the clock came by, what it saw, and which work is late. Returns the names of what is
 * late and was not `before`. One write.
 */
export async function noteClock(
  documents: Documents,
  before: ServiceStatus,
  { looked_at, due, oldest_delivery_due_at }: Looked,
): Promise<string[]> {
  const asked = Object.entries(due).map(([name, is_due]) => {
    const times = before.work[name] ?? NEVER;
    return [name, { ...times, asked_at: askedAt(times, { is_due, now: looked_at }) }] as const;
  });
  const late = lateWork({ ...before.work, ...Object.fromEntries(asked) }, looked_at);
  // A run that ends at this moment writes its own time.
  const work = Object.fromEntries(asked.map(([name, { asked_at }]) => [name, { asked_at }]));
  const data = { clock_at: looked_at, oldest_delivery_due_at, work, late };
  await documents.commit([{ kind: 'merge', path: serviceStatusDocument.path(), data }]);
  return late.filter((name) => !before.late.includes(name));
}
