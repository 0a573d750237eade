import { countsOfInterest } from '@vibes/core/activity/counts-by-step';
import { newActivity } from '@vibes/core/activity/activity';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import { isMirroredChange } from '@vibes/core/crm/is-mirrored-change';
import { activityDocument } from '@vibes/core/firestore/documents';
import { countOutreach } from '../steps/count-outreach.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { mirrorWrites } from '../steps/queue-mirror.ts';
import type { SaidFacts } from './load-said.ts';

/** The creator with the change, and their mirror when the user's own CRM shows it. */
export function changeWrites(
  { uid, creator: stored, target }: SaidFacts,
  change: Partial<Creator>,
  { now, revision }: { now: Date; revision: string },
): { writes: DocumentWrite[]; mirrors: DocumentWrite[] } {
  const { path, data: before, version } = stored;
  const data = { ...change, ...serverWrote(now) };
  const creator = { ...before, ...data };
  const mirrors = isMirroredChange(before, creator)
    ? mirrorWrites(target, { uid, creator, now, revision })
    : [];
  return { writes: [{ kind: 'update', path, data, if_version: version }, ...mirrors], mirrors };
}

/** A status that a word set or gave back, as the feed has one that a person sets. */
export function statusLine(
  { uid, creator: { data: before } }: SaidFacts,
  { status }: Partial<Creator>,
  now: Date,
): DocumentWrite[] {
  if (status === undefined || status === before.status) return [];
  const data = newActivity({
    at: now,
    kind: 'status_changed',
    creator_id: before.id,
    creator_name: before.name,
    detail: `${before.status} → ${status}`,
  });
  const path = activityDocument.path(uid, `status_said_${before.id}_${now.getTime()}`);
  return [{ kind: 'set', path, data }];
}

/** Interest counts once a creator, in the day of their reply; one who was not counted as replied has none. */
export function interestWrites(
  { uid, time_zone, replies }: SaidFacts,
  { person_says }: Partial<Creator>,
): DocumentWrite[] {
  if (person_says === undefined) return [];
  const counted = replies.filter(({ data }) => data.is_interested);
  const isInterested = person_says === 'interested';
  if (isInterested && counted.length > 0) return [];
  const changed = isInterested ? replies.slice(0, 1) : counted;
  return changed.flatMap(({ path, data: reply, version }): DocumentWrite[] => [
    { kind: 'update', path, data: { is_interested: isInterested }, if_version: version },
    countOutreach({ uid, at: reply.at, time_zone }, countsOfInterest(reply, isInterested ? 1 : -1)),
  ]);
}
