import { askGate } from '@vibes/core/delivery/ask-gate';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import type { MailboxLimits } from '@vibes/core/delivery/mailbox';
import { isMailboxWait, waitsForSendTime } from '@vibes/core/delivery/waits-for-send-time';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import type { DeliveryFacts, DeliveryRef } from './send-context.ts';
import { loadWaiting } from './load-waiting.ts';

/**
 * What a run of a queue knows of the emails that wait, passed from one delivery to the next and
 * added to.
 */
export interface SendSchedule {
  /** Send times given in this run, oldest first, to those that had one before and to mirrors. */
  given: Date[];
  /** All send times that emails wait for, oldest first; null until the first one has to wait. */
  waiting: Date[] | null;
  /**
   * False for a second try, after the run has waited for this email: then it takes the send time
   * it gets.
   */
  may_wait: boolean;
  /**
   * True while the run tries emails whose send time has not come: each goes now, or stays as it
   * is.
   */
  is_early: boolean;
  /** True for the second try of a follow-up, once the mailbox was read for replies. */
  is_mailbox_read: boolean;
}
export const newSchedule = (): SendSchedule => ({
  given: [],
  waiting: null,
  may_wait: true,
  is_early: false,
  is_mailbox_read: false,
});

/**
 * Longest time, in milliseconds, that a run itself waits for the mailbox once an email's send time
 * has come.
 */
const LONGEST_WAIT = 60_000;

interface GatePorts {
  documents: Documents;
  clock: Clock;
  limits: MailboxLimits;
}

/**
 * Null to go. `wait`: milliseconds until it may go, too few to write anything for; `stay`: it keeps
 * the send time it has.
 */
export type GateAnswer = DeliveryOutcome | { kind: 'wait'; wait: number } | { kind: 'stay' } | null;

const loadSendTimes = async ({ documents, clock }: GatePorts, uid: string): Promise<Date[]> =>
  (await loadWaiting(documents, { uid, now: clock() })).map(({ at }) => at);

/**
 * Asks the gate, and gives each email that must wait a send time of its own, so that each is
 * written once and not again at every send time. An email without a send time queues behind all
 * that have one; one whose send time was taken by another gets the next.
 */
export async function runGate(
  ports: GatePorts,
  { ref, facts, schedule }: { ref: DeliveryRef; facts: DeliveryFacts; schedule: SendSchedule },
): Promise<GateAnswer> {
  const now = ports.clock();
  const circumstances = { delivery_id: ref.id, limits: ports.limits, now };
  const verdict = askGate(facts, circumstances);
  if (verdict?.kind !== 'postponed') return verdict;
  if (schedule.is_early) return { kind: 'stay' };
  // An answer waits for no other email, and takes no send time that one of them could have.
  if (isAnswer(facts.delivery)) return verdict;
  // So does a follow-up that is moved to another day.
  if (verdict.planned_for) return verdict;
  const hasSendTime = waitsForSendTime(facts.delivery);
  const wait = verdict.until.getTime() - now.getTime();
  const isNear = isMailboxWait(verdict.code) && wait <= LONGEST_WAIT;
  if (hasSendTime && isNear && schedule.may_wait) return { kind: 'wait', wait };
  const isNew = isMailboxWait(verdict.code) && !hasSendTime;
  if (isNew) schedule.waiting ??= await loadSendTimes(ports, ref.uid);
  const ahead = (isNew ? schedule.waiting : null) ?? schedule.given;
  const answer = askGate(facts, { ...circumstances, ahead });
  if (answer?.kind === 'postponed') ahead.push(answer.until);
  return answer;
}
