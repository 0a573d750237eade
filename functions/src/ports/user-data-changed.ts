import { userDocument } from '@vibes/core/firestore/documents';
import type { DocumentWrite } from './documents.ts';

/**
 * Tells every open app that what `getUserData` answers has changed; committed with the change. Not
 * for what every capture or delivery changes: each open app would ask each time.
 */
export const userDataChanged = (uid: string, now: Date): DocumentWrite => ({
  kind: 'update',
  path: userDocument.path(uid),
  data: { user_data_changed_at: now },
});
