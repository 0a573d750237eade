import type { Callables } from '@vibes/core/api/callables';
import { cancelDelivery } from '@vibes/core/delivery/cancel-delivery';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { followUpId } from '@vibes/core/delivery/email-id';
import { isWaiting } from '@vibes/core/delivery/is-waiting';
import { isPlanned } from '@vibes/core/follow-up/is-planned';
import type { FollowUp } from '@vibes/core/follow-up/follow-up';
import { followUpEnd } from '@vibes/core/follow-up/follow-up-end';
import { refusalOfEnd } from '@vibes/core/follow-up/follow-up-refusal';
import { skipFollowUp } from '@vibes/core/follow-up/plan-follow-up';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { creatorWrite, emailWrites } from './follow-up-writes.ts';
import { loadFollowUp, type KnownFollowUp } from '../steps/load-follow-up.ts';

type Change = Callables['changeFollowUp'];
type Asked = Change['payload'] & { uid: string };

interface Ports extends CommitPorts {
  dispatch: DeliveryDispatch;
}

/** `is_due`: an email is to be sent now. */
type Changed = Decision<{ is_due: boolean }>;
const NOTHING: Changed = { writes: [], result: { is_due: false } };

const refuse = (sentence: string, log: string) =>
  new AppError('bad_request', { sentence, log, reason: 'changed' });
const CHANGED = 'This follow-up has changed. Look at it again.';

/** The follow-up as an email that still waits; null otherwise. */
function waitingEmail({
  email,
}: KnownFollowUp): (Delivery & { path: string; version: unknown }) | null {
  const { data, path, version } = email;
  return data && isWaiting(data) ? { ...data, path, version } : null;
}

function refuseEnded({ creator, first, settings, mailbox }: KnownFollowUp): void {
  const end = followUpEnd({ creator: creator.data, first, settings, watch: mailbox.watch });
  if (end) throw refuse(DELIVERY_REFUSALS[refusalOfEnd(end)], end);
}

/** It becomes an email on hold, which can be edited like any other. */
function edit(known: KnownFollowUp, now: Date): Changed {
  if (waitingEmail(known)) return NOTHING;
  const { follow_up } = known;
  if (!isPlanned(follow_up)) throw refuse(CHANGED, 'not_planned');
  refuseEnded(known);
  const { due_at } = follow_up;
  const writes = emailWrites(known, { due_at, planned_for: due_at, now });
  if (!writes) throw refuse('Fill in the follow-up in Templates first.', 'no_template');
  return { writes, result: { is_due: false } };
}

function sendNow(known: KnownFollowUp, now: Date): Changed {
  const { email, follow_up } = known;
  const waiting = waitingEmail(known);
  if (email.data && !waiting) return NOTHING;
  refuseEnded(known);
  if (waiting) {
    const data: Partial<Delivery> = {
      ...{ state: 'queued', due_at: now, planned_for: null, last_error: null, seen_at: null },
      updated_at: now,
      revision: waiting.revision + 1,
    };
    const { path, version } = waiting;
    return {
      writes: [{ kind: 'update', path, data, if_version: version }],
      result: { is_due: true },
    };
  }
  if (!isPlanned(follow_up)) throw refuse(CHANGED, 'not_planned');
  const writes = emailWrites(known, { due_at: now, planned_for: null, now });
  if (!writes) throw refuse('Fill in the follow-up in Templates first.', 'no_template');
  return { writes, result: { is_due: true } };
}

/** The email is stopped if it waits, and the creator's follow-ups go on as given. */
function leaveOut(known: KnownFollowUp, after: FollowUp, now: Date): Changed {
  const waiting = waitingEmail(known);
  if (!waiting && !isPlanned(known.follow_up))
    throw refuse('It’s too late to stop it.', 'too_late');
  const writes: DocumentWrite[] = [creatorWrite(known, after, now)];
  if (waiting) {
    const cancelled = cancelDelivery(waiting, now);
    if (cancelled.kind !== 'stop') throw refuse('It’s too late to stop it.', 'too_late');
    const { path, version } = waiting;
    writes.push({ kind: 'update', path, data: cancelled.data, if_version: version });
  }
  return { writes, result: { is_due: false } };
}

function decide(known: KnownFollowUp | null, { step, action }: Asked, now: Date): Changed {
  if (!known) throw refuse(CHANGED, 'no_follow_up');
  const { follow_up, creator, settings, templates, user, first } = known;
  const isStopping = action === 'skip' || action === 'stop';
  // Asked for twice: the first time did it.
  if (isStopping && (follow_up.ended !== null || follow_up.step > step)) return NOTHING;
  if (follow_up.step !== step) throw refuse(CHANGED, 'other_step');
  if (action === 'edit') return edit(known, now);
  if (action === 'send_now') return sendNow(known, now);
  if (action === 'stop')
    return leaveOut(known, { ...follow_up, due_at: null, ended: 'stopped' }, now);
  const { time_zone } = user;
  const began_at = first?.sent_at ?? now;
  const facts = { creator: creator.data, settings, templates, began_at, time_zone, now };
  const due_at = follow_up.due_at ?? known.email.data?.planned_for ?? now;
  return leaveOut(known, skipFollowUp(facts, { ...follow_up, due_at }), now);
}

/**
 * What a person does to the next follow-up of a creator: opens it for editing, sends it now, leaves
 * it out, or stops all. `step` is the one that the person saw. A repeat changes nothing; of two tabs
 * the second is told.
 */
export async function runChangeFollowUp(ports: Ports, asked: Asked): Promise<Change['result']> {
  const { uid, creator_id, step } = asked;
  const { is_due } = await decideAndCommit(ports, {
    read: () => loadFollowUp(ports.documents, { uid, creator_id }),
    decide: (known, now) => decide(known, asked, now),
  });
  const delivery_id = followUpId(creator_id, step);
  if (is_due) await ports.dispatch({ uid, id: delivery_id });
  return { delivery_id };
}
