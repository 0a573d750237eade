import { dayOf } from '@vibes/core/account/time-zone';
import { countsOfReply } from '@vibes/core/activity/counts-by-step';
import type { Creator } from '@vibes/core/creator/creator';
import type { Reply } from '@vibes/core/creator/creator-records';
import type { Delivery } from '@vibes/core/delivery/delivery';
import {
  activityDocument,
  deliveryDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import { planAgain, type PlannedAgain } from '@vibes/core/follow-up/plan-again';
import { withoutReply } from '@vibes/core/inbound/after-inbound';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { mayBeOf } from '@vibes/core/inbound/may-be-from';
import { countOutreach } from '../steps/count-outreach.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import type { NotThemFacts } from './load-not-them.ts';
import type { SaidFacts } from './load-said.ts';

/** Replies that no longer count, each taken out of its own day. Version 1.0 did not keep the email it answered. */
function uncountWrites(
  { uid, time_zone, replies }: SaidFacts,
  { inbound: { data: message }, delivery }: NotThemFacts,
): DocumentWrite[] {
  const isOfMessage = ({ at }: Reply) => at.getTime() === message.at.getTime();
  return replies.flatMap(({ path, data, version }): DocumentWrite[] => {
    const step = data.step ?? (isOfMessage(data) ? (delivery?.step ?? 0) : undefined);
    const counts = countsOfReply({ ...data, ...(step !== undefined && { step }) }, -1);
    return [
      { kind: 'delete', path, if_version: version },
      countOutreach({ uid, at: data.at, time_zone }, counts),
    ];
  });
}

/** The follow-ups as they go on. */
function plannedAgain(
  creator: Creator,
  { follow_up: known, wants_stop }: NotThemFacts,
  { time_zone, now }: { time_zone: string; now: Date },
): PlannedAgain | null {
  if (!known) return null;
  const { settings, templates, first, previous, email, mailbox } = known;
  const { id } = deliveryDocument.idsIn(email.path);
  return planAgain({
    ...{ creator, settings, templates, time_zone, now, first, previous, wants_stop },
    email: email.data && { ...email.data, id },
    watch: mailbox.watch,
  });
}

function emailWrites(
  known: NotThemFacts['follow_up'],
  again: PlannedAgain | null,
  now: Date,
): DocumentWrite[] {
  if (!known || !again?.email) return [];
  const data: Partial<Delivery> = { ...again.email, updated_at: now };
  const { path, version } = known.email;
  return [{ kind: 'update', path, data, if_version: version }];
}

/**
 * The creator without the message. Of other messages that may be theirs, which it had settled, the
 * person is asked again. Where one asks to stop it is nobody's turn, so that no other follow-ups begin.
 */
function withoutIt(
  before: Creator,
  { rest, waiting, wants_stop }: NotThemFacts,
  time_zone: string,
): Partial<Creator> {
  const without = withoutReply(before, rest);
  if (rest) return without;
  const asked = mayBeOf(waiting, (at) => dayOf(at, time_zone));
  return {
    ...without,
    may_be_from: before.may_be_from ?? asked,
    ...(wants_stop && { awaiting: null }),
  };
}

/**
 * What follows when the person says that a reply is somebody else's: the creator is as they are without
 * it, and their follow-ups go on. The reply counts on where another message of theirs is left, or a
 * person set Responded.
 */
export function takeMessageBack(
  said: SaidFacts,
  facts: NotThemFacts,
  now: Date,
): { change: Partial<Creator>; writes: DocumentWrite[]; is_uncounted: boolean } {
  const { uid, time_zone } = said;
  const { inbound, rest, follow_up: known } = facts;
  const before = said.creator.data;
  const without = withoutIt(before, facts, time_zone);
  const after = { ...before, ...without };
  const is_uncounted = rest === null && after.status !== 'Responded';
  const again = plannedAgain(after, facts, { time_zone, now });
  const judged: Partial<Inbound> = { person_says: 'not_theirs' };
  const { id } = inboundDocument.idsIn(inbound.path);
  return {
    change: { ...without, ...(again && { follow_up: again.follow_up }) },
    writes: [
      { kind: 'update', path: inbound.path, data: judged, if_version: inbound.version },
      { kind: 'delete', path: activityDocument.path(uid, `replied_${id}`) },
      ...emailWrites(known, again, now),
      ...(is_uncounted ? uncountWrites(said, facts) : []),
    ],
    is_uncounted,
  };
}
