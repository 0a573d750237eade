import { newActivity } from '@vibes/core/activity/activity';
import type { Creator } from '@vibes/core/creator/creator';
import { activityDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';

/** Records in the feed the notes that a person wrote, as far as a line holds them. An event that comes twice is recorded once. */
export async function recordNotesChange(
  { documents, clock }: { documents: Documents; clock: Clock },
  change: { uid: string; event_id: string; before: Creator; after: Creator },
): Promise<void> {
  const { uid, event_id, before, after } = change;
  if (before.notes === after.notes) return;
  const data = newActivity({
    at: clock(),
    kind: 'notes_changed',
    creator_id: after.id,
    creator_name: after.name,
    detail: after.notes,
  });
  const path = activityDocument.path(uid, `notes_${event_id}`);
  await documents.commit([{ kind: 'create', path, data }]);
}
