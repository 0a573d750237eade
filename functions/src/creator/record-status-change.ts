import { countsOfReply } from '@vibes/core/activity/counts-by-step';
import { newActivity } from '@vibes/core/activity/activity';
import { userAccountSchema } from '@vibes/core/account/user-account';
import type { Creator } from '@vibes/core/creator/creator';
import {
  activityDocument,
  creatorDocument,
  deletedCreatorDocument,
  replyDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import { countOutreach } from '../steps/count-outreach.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';

interface Change {
  uid: string;
  /** Id of the event that brought the change; the same when it comes again. */
  event_id: string;
  before: Creator;
  after: Creator;
}

/**
 * What the change does to the count of replies. Events may come late and in any order, so the
 * creator as stored now decides too: a Responded that was undone is not counted, and one set again
 * stays counted.
 */
async function replyWrites(
  documents: Documents,
  { uid, after, is_reply, now }: { uid: string; after: Creator; is_reply: boolean; now: Date },
): Promise<DocumentWrite[]> {
  const path = replyDocument.path(uid, after.id);
  const [user, there, deleted, reply] = await documents.getAll([
    userDocument.path(uid),
    creatorDocument.path(uid, after.id),
    deletedCreatorDocument.path(uid, after.id),
    path,
  ]);
  const creator = there?.data ? there : deleted;
  const { time_zone } = userAccountSchema.parse(user?.data);
  if (is_reply) {
    const isUndone = creator?.data?.['status_set_by'] === 'event';
    const counted = countOutreach({ uid, at: now, time_zone }, { replies: 1 });
    return isUndone ? [] : [{ kind: 'create', path, data: { at: now } }, counted];
  }
  const counted = replyDocument.readOrNull(reply?.data);
  const { status, last_in_at } = creator?.data ?? {};
  // Also counted when the creator's own message was found, whatever the status says.
  const stays = status === 'Responded' || last_in_at instanceof Date;
  if (!counted || stays) return [];
  const { at } = counted;
  return [
    { kind: 'delete', path },
    countOutreach({ uid, at, time_zone }, countsOfReply(counted, -1)),
  ];
}

/**
 * Records in the feed a status that a person set or undid, and counts a creator's first move to
 * Responded as a reply of that day; undone, it no longer counts. An event that comes twice is
 * recorded once.
 */
export async function recordStatusChange(
  { documents, clock }: { documents: Documents; clock: Clock },
  { uid, event_id, before, after }: Change,
): Promise<void> {
  const [from, to] = [before.status, after.status];
  if (from === to) return;
  const now = clock();
  const data = newActivity({
    at: now,
    kind: 'status_changed',
    creator_id: after.id,
    creator_name: after.name,
    detail: `${from} → ${to}`,
  });
  const path = activityDocument.path(uid, `status_${event_id}`);
  const feed: DocumentWrite = { kind: 'create', path, data };
  const is_reply = to === 'Responded';
  const isTakenBack = from === 'Responded' && after.status_set_by === 'event';
  const counting =
    is_reply || isTakenBack ? await replyWrites(documents, { uid, after, is_reply, now }) : [];
  const recorded = await documents.commit([feed, ...counting]);
  // Not the creator's first reply; or the same event again, which the feed refuses.
  if (recorded === 'conflict' && counting.length > 0) await documents.commit([feed]);
}
