import { isUndoable } from '../creator/delete-creator.ts';
import { askSend, type SendFacts, type SendVerdict } from './ask-send.ts';
import type { Delivery } from './delivery.ts';
import { queueAgain } from './queue-again.ts';

/** Whether deleting its creator stopped an email, so that it did not go out. */
export const isStoppedByDeletion = (
  email: Pick<Delivery, 'state' | 'last_error'> | null,
): boolean => email?.state === 'cancelled' && email.last_error?.code === 'creator_deleted';

export type ResumeVerdict =
  /** No email that deleting stopped, or too long ago: it is left as it is. */
  | { kind: 'left' }
  | Extract<SendVerdict, { kind: 'refused' }>
  /** It waits again as it was written and as it waited, under its id. `claims`: its address is claimed again. */
  | { kind: 'resume'; data: Partial<Delivery>; claims: boolean };

/** How it waited before, from now on. */
function asItWaited({ stopped_from, revision }: Delivery, now: Date): Partial<Delivery> {
  const data: Partial<Delivery> = { ...queueAgain(now), revision: revision + 1 };
  if (stopped_from?.state !== 'held') return data;
  return { ...data, state: 'held', due_at: stopped_from.due_at ?? undefined };
}

/**
 * What the undo of a deletion does to the creator's newest email, once the creator is back. It passes
 * every check of a send: what another email claimed, or an opt-out forbids, stays stopped.
 */
export function askResume(facts: SendFacts, now: Date): ResumeVerdict {
  const { creator, delivery } = facts;
  if (!delivery || !isStoppedByDeletion(delivery) || !delivery.stopped_from)
    return { kind: 'left' };
  const isInTime = delivery.ended_at !== undefined && isUndoable(delivery.ended_at, now);
  if (!isInTime || delivery.to !== creator.email) return { kind: 'left' };
  const verdict = askSend(facts);
  if (verdict.kind === 'refused') return verdict;
  if (verdict.kind !== 'write') return { kind: 'left' };
  return { kind: 'resume', data: asItWaited(delivery, now), claims: verdict.claims };
}
