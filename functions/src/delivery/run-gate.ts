import { askGate } from '@vibes/core/delivery/ask-gate';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import type { MailboxLimits } from '@vibes/core/delivery/mailbox';
import { isMailboxWaitReason, waitsForSendTime } from '@vibes/core/delivery/waits-for-send-time';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import type { DeliveryFacts, DeliveryRef, GateVerdict } from './send-context.ts';
import { loadWaiting } from './load-waiting.ts';
import type { RunMode } from './run-mode.ts';

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

const loadSendTimes = async ({ documents, clock }: GatePorts, uid: string): Promise<Date[]> =>
  (await loadWaiting(documents, { uid, now: clock() })).map(({ at }) => at);

/**
 * Asks the gate, and gives each email that must wait a send time of its own, so that each is
 * written once and not again at every send time. An email without a send time queues behind all
 * that have one; one whose send time was taken by another gets the next.
 */
export async function runGate(
  ports: GatePorts,
  { ref, facts, mode }: { ref: DeliveryRef; facts: DeliveryFacts; mode: RunMode },
): Promise<GateVerdict> {
  const now = ports.clock();
  const circumstances = { delivery_id: ref.id, limits: ports.limits, now };
  const first = askGate(facts, circumstances);
  if (first?.kind !== 'postponed') return first;
  if (mode.is_early) return { kind: 'stay' };
  // An answer waits for no other email, and takes no send time that one of them could have.
  if (isAnswer(facts.delivery)) return first;
  // So does a follow-up that is moved to another day.
  if (first.planned_for) return first;
  const hasSendTime = waitsForSendTime(facts.delivery);
  const wait = first.until.getTime() - now.getTime();
  const isNear = isMailboxWaitReason(first.code) && wait <= LONGEST_WAIT;
  if (hasSendTime && isNear && mode.may_wait) return { kind: 'wait', wait };
  const isNew = isMailboxWaitReason(first.code) && !hasSendTime;
  const { times } = mode;
  if (isNew) times.waiting ??= await loadSendTimes(ports, ref.uid);
  const ahead = (isNew ? times.waiting : null) ?? times.given;
  const verdict = askGate(facts, { ...circumstances, ahead });
  if (verdict?.kind === 'postponed') ahead.push(verdict.until);
  return verdict;
}
