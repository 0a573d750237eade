import type { Mailbox } from '@vibes/core/delivery/mailbox';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { earliestLookBack } from '@vibes/core/watch/look-back';
import type { Documents } from '../ports/documents.ts';

/**
 * The emails of the last 60 days that went out from this mailbox before it was watched, and when the
 * first of them did. Null for none.
 */
export async function findUnwatched(
  documents: Documents,
  { uid, mailbox, now }: { uid: string; mailbox: Mailbox; now: Date },
): Promise<{ emails: number; since: Date } | null> {
  const watched = mailbox.watch?.since ?? now;
  const after = earliestLookBack(mailbox, now);
  if (watched <= after) return null;
  const collection = deliveryDocument.collection(uid);
  const where = [
    { field: 'channel', value: 'gmail' },
    { field: 'state', value: 'sent' },
  ];
  const range = { field: 'sent_at', after, until: new Date(watched.getTime() - 1) };
  const [emails, [first]] = await Promise.all([
    documents.count(collection, where, range),
    documents.find({ collection, where, ...range, limit: 1 }),
  ]);
  const since = first?.data?.['sent_at'];
  return since instanceof Date ? { emails, since } : null;
}
