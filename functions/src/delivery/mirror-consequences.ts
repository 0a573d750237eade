import { newActivity } from '@vibes/core/activity/activity';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { activityDocument, backfillDocument } from '@vibes/core/firestore/documents';
import type { DocumentWrite } from '../ports/documents.ts';

/** A mirror as it ended. */
export interface EndedMirror {
  uid: string;
  id: string;
  /** As it was before it was settled. */
  before: Delivery;
  delivery: Delivery;
  now: Date;
}

/** True when the back-fill that queued it counts it now: it is out, or was refused for good. */
export const isCounted = (before: Delivery, delivery: Delivery): boolean =>
  before.is_backfill && (delivery.state === 'sent' || delivery.state === 'failed');

/** Everything that follows from how a mirror ended: the feed when it failed, the progress of a back-fill. */
export function mirrorConsequences({
  uid,
  id,
  before,
  delivery,
  now,
}: EndedMirror): DocumentWrite[] {
  const writes: DocumentWrite[] = [];
  if (delivery.state === 'failed') {
    const activity = newActivity({
      at: now,
      kind: 'copy_failed',
      creator_id: delivery.creator_id,
      creator_name: delivery.creator_name,
      detail: delivery.last_error?.sentence ?? '',
    });
    const path = activityDocument.path(uid, `${id}_${now.getTime()}`);
    writes.push({ kind: 'set', path, data: activity });
  }
  if (isCounted(before, delivery)) {
    const counter = delivery.state === 'sent' ? 'copied' : 'failed';
    writes.push({ kind: 'merge', path: backfillDocument.path(uid), add: { [counter]: 1 } });
  }
  return writes;
}
