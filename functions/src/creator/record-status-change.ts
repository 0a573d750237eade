import type { Activity } from '@vibes/core/activity/activity';
import { userAccountSchema } from '@vibes/core/account/user-account';
import { dayOf } from '@vibes/core/account/time-zone';
import type { Creator } from '@vibes/core/creator/creator';
import { statusChange } from '@vibes/core/creator/status-change';
import { paths } from '@vibes/core/firestore/paths';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';

interface Change {
  uid: string;
  /** Id of the event that brought the change; the same when it comes again. */
  event_id: string;
  before: Creator;
  after: Creator;
}

/**
 * Puts a status that a person set into the feed, and counts a creator's first
 * move to Responded as a reply of that day. Changes by the server pass unheard;
 * an event that comes twice is recorded once.
 */
export async function recordStatusChange(
  { documents, clock }: { documents: Documents; clock: Clock },
  { uid, event_id, before, after }: Change,
): Promise<void> {
  const change = statusChange(before, after);
  if (!change) return;
  const now = clock();
  const data: Activity = {
    at: now,
    kind: 'status_changed',
    creator_id: after.id,
    creator_name: after.name,
    detail: `${change.from} → ${change.to}`,
  };
  const feed: DocumentWrite = {
    kind: 'create',
    path: paths.activity(uid, `status_${event_id}`),
    data,
  };
  if (change.to !== 'Responded') {
    await documents.commit([feed]);
    return;
  }
  const [user] = await documents.getAll([paths.user(uid)]);
  const { time_zone } = userAccountSchema.parse(user?.data);
  const counted = await documents.commit([
    feed,
    { kind: 'create', path: paths.reply(uid, after.id), data: { at: now } },
    { kind: 'merge', path: paths.dailyStats(uid, dayOf(now, time_zone)), add: { replies: 1 } },
  ]);
  // Not the creator's first reply; or the same event again, which the feed refuses.
  if (counted === 'conflict') await documents.commit([feed]);
}
