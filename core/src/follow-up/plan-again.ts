import { TZDate } from '@date-fns/tz';
import { endOfDay } from 'date-fns/endOfDay';
import type { Creator } from '../creator/creator.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { followUpEnd, type FollowUpFacts } from './follow-up-end.ts';
import type { FollowUp } from './follow-up.ts';
import {
  followUpAfterEmail,
  latest,
  planStep,
  skipFollowUp,
  type PlanFacts,
} from './plan-follow-up.ts';
import { nextWorkingHour } from './working-time.ts';

export interface AgainFacts extends Omit<PlanFacts, 'creator' | 'began_at'> {
  /** As they are without the reply that ended their follow-ups. */
  creator: Creator;
  /** The email that began the thread, the follow-up before this one, and this one once it is an email. */
  first: Delivery | null;
  previous: Delivery | null;
  email: (Delivery & { id: string }) | null;
  watch: FollowUpFacts['watch'];
  /** A message of theirs, that one among them, asks to stop. */
  wants_stop: boolean;
}

/** The follow-ups, and the new time of the one that is an email. */
export interface PlannedAgain {
  follow_up: FollowUp;
  email: Pick<Delivery, 'due_at' | 'planned_for'> | null;
}

/** Whether the person wrote something else to the creator since the last email of the thread. */
function wroteSince({ creator, first, previous, email }: AgainFacts): boolean {
  const sent = [first, previous, email].map((one) => one?.sent_at?.getTime() ?? 0);
  return (creator.last_out_at?.getTime() ?? 0) > Math.max(...sent);
}

/** What the reply ended, open again; null where something else would have ended it. */
function reopened(facts: AgainFacts): FollowUp | null {
  const { creator, wants_stop } = facts;
  if (creator.follow_up?.ended !== 'replied' || wants_stop || creator.may_be_from) return null;
  const follow_up = { ...creator.follow_up, was_due_at: null, ended: null };
  const end = followUpEnd({ ...facts, creator: { ...creator, follow_up } });
  return end || wroteSince(facts) ? null : follow_up;
}

const kept = (follow_up: FollowUp | null): PlannedAgain | null =>
  follow_up && follow_up.ended === null ? { follow_up, email: null } : null;

/**
 * The follow-ups that a reply ended which was somebody else's: the next one goes on the next working
 * day, at the hour of the first email, or later if it was due later. One that waits as an email goes
 * then too; one that the reply cancelled is left out. Null where they stay ended.
 */
export function planAgain(facts: AgainFacts): PlannedAgain | null {
  const { creator, first, previous, email, time_zone, now } = facts;
  const follow_up = reopened(facts);
  const began_at = first?.sent_at;
  if (!follow_up || !began_at) return null;
  const evening = new Date(endOfDay(new TZDate(now, time_zone)).getTime());
  const plan = { ...facts, creator: { ...creator, follow_up }, began_at, now: evening };
  if (follow_up.made < follow_up.step) {
    const after = previous?.sent_at ?? began_at;
    const planned = planStep(plan, { ...follow_up, after });
    if (!planned?.due_at) return null;
    const due_at = latest(planned.due_at, creator.follow_up?.was_due_at ?? null);
    return kept({ ...follow_up, due_at });
  }
  if (!email) return null;
  const { state, sent_at, due_at, planned_for, last_error } = email;
  if (state === 'sent')
    return sent_at && kept(followUpAfterEmail(plan, { id: email.id, email, sent_at }));
  if (state === 'cancelled')
    return last_error?.code === 'follow_up_replied'
      ? kept(skipFollowUp(plan, { ...follow_up, due_at: planned_for ?? began_at }))
      : null;
  const isWaiting = state === 'queued' || state === 'held';
  if (!isWaiting || !due_at) return { follow_up, email: null };
  const day = latest(nextWorkingHour(evening, { hour_of: began_at, time_zone }), due_at);
  return { follow_up, email: { due_at: day, planned_for: day } };
}
