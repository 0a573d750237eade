import { countsOfReply } from '@vibes/core/activity/counts-by-step';
import { newActivity } from '@vibes/core/activity/activity';
import type { Creator } from '@vibes/core/creator/creator';
import type { Reply } from '@vibes/core/creator/creator-records';
import { serverWrote } from '@vibes/core/creator/writer';
import { isMirroredChange } from '@vibes/core/crm/is-mirrored-change';
import { activityDocument, replyDocument } from '@vibes/core/firestore/documents';
import { moveBehind } from '@vibes/core/follow-up/plan-follow-up';
import { returnDate } from '@vibes/core/inbound/return-date';
import { afterOwnEmail, afterReply } from '@vibes/core/inbound/after-inbound';
import { countOutreach } from '../steps/count-outreach.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { mirrorWrites } from '../steps/queue-mirror.ts';
import type { FoundInbound, InboundFacts } from './load-inbound.ts';

/** The creator as the message leaves them, and their mirror when the user's own CRM shows the change. */
function creatorWrites(
  { uid, id }: FoundInbound,
  { creator: stored, target }: InboundFacts,
  {
    before,
    change,
    now,
    revision = `in_${id}`,
  }: { before: Creator; change: Partial<Creator>; now: Date; revision?: string },
): DocumentWrite[] {
  const data = { ...change, ...serverWrote(now) };
  const creator = { ...before, ...data };
  const mirrored = { uid, creator, now, revision };
  return [
    { kind: 'update', path: stored.path, data, if_version: stored.version },
    ...(isMirroredChange(before, creator) ? mirrorWrites(target, mirrored) : []),
  ];
}

/** A reply counts in the day it arrived, and once for a creator, whoever recorded it first. */
function countWrites(
  { uid, creator_id, message }: FoundInbound,
  { reply, delivery, time_zone }: InboundFacts,
  is_interested: boolean,
): DocumentWrite[] {
  if (reply.data) return [];
  const { at } = message;
  const step = delivery?.data?.step ?? 0;
  const data: Reply = { at, step, ...(is_interested && { is_interested }) };
  return [
    { kind: 'create', path: replyDocument.path(uid, creator_id), data },
    countOutreach({ uid, at, time_zone }, countsOfReply(data, 1)),
  ];
}

/**
 * What follows from a person's reply: status, whose turn it is, the day's count, the feed, the mirror.
 *
 * @param restored of a reply that was taken back: what the person had said of the creator before
 */
export function replyConsequences(
  found: FoundInbound,
  facts: InboundFacts,
  { before, now, restored }: { before: Creator; now: Date; restored?: Partial<Creator> },
): DocumentWrite[] {
  const { uid, id, creator_id, message } = found;
  const data = newActivity({
    at: message.at,
    kind: 'replied',
    creator_id,
    creator_name: before.name,
    detail: message.from,
  });
  // The message had a mirror of its own when it came.
  const revision = `in_${id}_${now.getTime()}`;
  const step = facts.delivery?.data?.step ?? null;
  const change = { ...afterReply(before, message, step), ...restored };
  return [
    ...creatorWrites(found, facts, { before, change, now, ...(restored && { revision }) }),
    ...countWrites(found, facts, restored?.person_says === 'interested'),
    { kind: 'set', path: activityDocument.path(uid, `replied_${id}`), data },
  ];
}

/** What follows from an email that the user wrote by hand: it is no longer their turn. */
export const ownConsequences = (
  found: FoundInbound,
  facts: InboundFacts,
  { before, now }: { before: Creator; now: Date },
): DocumentWrite[] =>
  creatorWrites(found, facts, { before, change: afterOwnEmail(before, found.message.at), now });

const DAY = 24 * 60 * 60_000;
/** An automatic answer puts a follow-up off by so many days at most, whatever day it names. */
const LONGEST_ABSENCE = 60;

/** A follow-up that has not gone out waits until the day on which an automatic answer says that they are back. */
export function absenceConsequences(
  found: FoundInbound,
  facts: InboundFacts,
  { before, now }: { before: Creator; now: Date },
): DocumentWrite[] {
  const { text, at } = found.message;
  const back = returnDate(text, at);
  const { follow_up } = before;
  if (!back || !follow_up) return [];
  const latest = new Date((Math.floor(at.getTime() / DAY) + LONGEST_ABSENCE) * DAY);
  const day = back < latest ? back : latest;
  const moved = moveBehind(follow_up, { day, time_zone: facts.time_zone });
  // Of an answer that is read late the absence may be over.
  const isOver = moved.away_until !== null && moved.away_until <= now;
  if (moved === follow_up || isOver) return [];
  return creatorWrites(found, facts, { before, change: { follow_up: moved }, now });
}
