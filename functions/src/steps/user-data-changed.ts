import { userDocument } from '@vibes/core/firestore/documents';
import type { DocumentWrite } from '../ports/documents.ts';

/**
 * Tells every open app that what `getUserData` answers has changed; committed with the change. Not
 * for what every capture or delivery changes: each open app would ask each time.
 */
export const userDataChanged = (uid: string, now: Date) => ({
  kind: 'update' as const,
  path: userDocument.path(uid),
  data: { user_data_changed_at: now },
});

/** `writes` with that stamp: in the account's own write, where there is one, so that it costs no further one. */
export function tellingOpenApps(writes: DocumentWrite[], uid: string, now: Date): DocumentWrite[] {
  const stamp = userDataChanged(uid, now);
  const isOfAccount = ({ kind, path }: DocumentWrite) => kind === 'update' && path === stamp.path;
  if (!writes.some(isOfAccount)) return [...writes, stamp];
  return writes.map((write) =>
    write.kind === 'update' && isOfAccount(write)
      ? { ...write, data: { ...write.data, ...stamp.data } }
      : write,
  );
}
