import { newActivity } from '@vibes/core/activity/activity';
import type { Counts } from '@vibes/core/activity/statistics';
import { isSameMailbox } from '@vibes/core/contact/mailbox-key';
import { afterEmail } from '@vibes/core/creator/after-email';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import { keepsClaim } from '@vibes/core/delivery/keeps-claim';
import type { DeliveryEnd } from '@vibes/core/delivery/settle-delivery';
import { endFollowUp } from '@vibes/core/follow-up/end-follow-up';
import { endOfRefusal } from '@vibes/core/follow-up/follow-up-refusal';
import { activityDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import type { Suppression } from '@vibes/core/opt-out/suppression';
import { sentByStep } from '@vibes/core/activity/counts-by-step';
import { bounceWrites } from '../steps/bounce-writes.ts';
import { countOutreach } from '../steps/count-outreach.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { followUpChange } from '../steps/plan-follow-up.ts';
import { mirrorWrites } from '../steps/queue-mirror.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';
import type { EndingFacts } from './load-ending.ts';

type Facts = Pick<
  EndingFacts,
  'before' | 'creator' | 'claim' | 'suppression' | 'refusing' | 'target' | 'plan' | 'time_zone'
>;

/** An email as it ended, and what is stored of its creator and its address. */
export interface EndedEmail extends Facts {
  uid: string;
  id: string;
  delivery: Delivery;
  outcome: DeliveryEnd;
  /** Names the attempt; null when no attempt was begun. */
  token: string | null;
  now: Date;
}

const FEED = { sent: 'email_sent', failed: 'email_failed', uncertain: 'email_uncertain' } as const;
/** The day counts emails that begin something; an answer is in the feed alone. */
const COUNTED: Record<keyof typeof FEED, Counts | null> = {
  sent: { emails_sent: 1 },
  failed: { emails_failed: 1 },
  uncertain: null,
};

function feedWrites(ended: EndedEmail, creator: Creator | null): DocumentWrite[] {
  const { uid, id, delivery, time_zone, now } = ended;
  const { state } = delivery;
  if (state !== 'sent' && state !== 'failed' && state !== 'uncertain') return [];
  const activity = newActivity({
    at: now,
    kind: FEED[state],
    creator_id: creator?.id ?? delivery.creator_id,
    creator_name: creator?.name ?? delivery.creator_name,
    detail: delivery.last_error?.sentence ?? delivery.to,
  });
  const writes: DocumentWrite[] = [
    { kind: 'set', path: activityDocument.path(uid, `${id}_${now.getTime()}`), data: activity },
  ];
  const counts = isAnswer(delivery) ? null : COUNTED[state];
  const steps = state === 'sent' ? sentByStep(delivery.step) : {};
  if (counts) writes.push(countOutreach({ uid, at: now, time_zone }, { ...counts, ...steps }));
  return writes;
}

/** The new status of the creator, and their mirror. */
function sentWrites(
  { uid, id, token, before, delivery, creator: stored, target, plan, time_zone, now }: EndedEmail,
  known: Creator,
): DocumentWrite[] {
  const sent_at = before.updated_at;
  const data = {
    ...afterEmail(known, { email: delivery, at: sent_at, now }),
    ...followUpChange(plan, { creator: known, id, email: delivery, sent_at, time_zone, now }),
  };
  if (!stored) return [];
  const creator = { ...known, ...data };
  const revision = `${id}_${token ?? now.getTime()}`;
  return [
    { kind: 'update', path: stored.path, data, if_version: stored.version },
    ...mirrorWrites(target, { uid, creator, now, revision }),
  ];
}

/**
 * After a failure the address may be written to again, unless its own server refused it for good,
 * or a webhook may have written to it.
 */
function failedWrites(ended: EndedEmail, creator: Creator | null): DocumentWrite[] {
  const { uid, id, delivery, outcome, claim, suppression, refusing, now } = ended;
  const writes: DocumentWrite[] = [];
  if (claim?.data?.delivery_id === id && !keepsClaim(id, delivery))
    writes.push({ kind: 'delete', path: claim.path });
  if (outcome.kind !== 'permanent' || outcome.code !== 'recipient_refused') return writes;
  if (refusing) writes.push(...bounceWrites(refusing, { uid, delivery_id: id, at: now, now }));
  if (suppression && !suppression.data) {
    const data: Suppression = { uid, reason: 'bounced', at: now };
    writes.push({ kind: 'create', path: suppression.path, data });
  }
  if (ended.creator && creator?.email && isSameMailbox(creator.email, delivery.to)) {
    writes.push({
      kind: 'update',
      path: ended.creator.path,
      data: { email_refused_at: now, ...serverWrote(now) },
      if_version: ended.creator.version,
    });
  }
  return writes;
}

/** A follow-up that is not wanted any more is the last: the creator says why. */
function stoppedWrites(
  { delivery, outcome, creator: stored, now }: EndedEmail,
  creator: Creator | null,
): DocumentWrite[] {
  if (delivery.step === 0 || !creator || !stored || outcome.kind !== 'unwanted') return [];
  const follow_up = endFollowUp(creator.follow_up, endOfRefusal(outcome.code));
  if (follow_up === creator.follow_up) return [];
  const data: Partial<Creator> = { follow_up, ...serverWrote(now) };
  return [{ kind: 'update', path: stored.path, data, if_version: stored.version }];
}

/** Gmail's own limit closes the mailbox for every email that waits. */
function limitWrites({ uid, outcome, token, now }: EndedEmail): DocumentWrite[] {
  if (outcome.kind !== 'postponed' || outcome.code !== 'mailbox_limit' || !token) return [];
  return [
    { kind: 'merge', path: mailboxDocument.path(uid), data: { uid, paused_until: outcome.until } },
    userDataChanged(uid, now),
  ];
}

/** Everything that follows from how an email ended: feed, counts, creator, address, mailbox. */
export function emailConsequences(ended: EndedEmail): DocumentWrite[] {
  const { state } = ended.delivery;
  const creator = ended.creator?.data ?? null;
  const writes = [...feedWrites(ended, creator), ...limitWrites(ended)];
  if (state === 'sent' && creator) writes.push(...sentWrites(ended, creator));
  if (state === 'failed' || state === 'cancelled') {
    writes.push(...failedWrites(ended, creator), ...stoppedWrites(ended, creator));
  }
  return writes;
}
