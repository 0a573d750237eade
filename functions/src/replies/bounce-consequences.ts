import { newActivity } from '@vibes/core/activity/activity';
import { isSameMailbox } from '@vibes/core/contact/mailbox-key';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { MAILBOX_WINDOW } from '@vibes/core/delivery/mailbox';
import { endFollowUp } from '@vibes/core/follow-up/end-follow-up';
import { activityDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { isOfAddress } from '@vibes/core/inbound/bounce-reason';
import type { Suppression } from '@vibes/core/opt-out/suppression';
import { bounceWrites, type MailboxFacts } from '../steps/bounce-writes.ts';
import { countOutreach } from '../steps/count-outreach.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';
import type { FoundInbound, InboundFacts } from './load-inbound.ts';

/**
 * The address gets no more email by itself; a person may still override that. A report that is read
 * after the creator has written since says nothing of the address as it is now.
 */
function addressWrites(
  { uid, message }: FoundInbound,
  { bounce, creator: stored }: InboundFacts,
  { before, now }: { before: Creator; now: Date },
): DocumentWrite[] {
  const { suppression } = bounce ?? {};
  const writes: DocumentWrite[] = [];
  if (before.last_in_at && before.last_in_at > message.at) return writes;
  if (suppression && !suppression.data) {
    const data: Suppression = { uid, reason: 'bounced', at: message.at };
    writes.push({ kind: 'create', path: suppression.path, data });
  }
  const address = message.bounce?.address ?? '';
  const isOwn = before.email !== null && isSameMailbox(before.email, address);
  const follow_up = endFollowUp(before.follow_up, 'bounced');
  if (isOwn || follow_up !== before.follow_up) {
    const refused = isOwn ? { email_refused_at: message.at } : {};
    const data: Partial<Creator> = { ...refused, follow_up, ...serverWrote(now) };
    writes.push({ kind: 'update', path: stored.path, data, if_version: stored.version });
  }
  return writes;
}

/** Gmail's own limit closes the mailbox for every email that waits, for a day from when it said so. */
function limitWrites({ uid, message }: FoundInbound, { mailbox }: MailboxFacts, now: Date) {
  const until = new Date(message.at.getTime() + MAILBOX_WINDOW);
  if (until <= now || (mailbox.data.paused_until ?? now) >= until) return [];
  return [
    { kind: 'merge', path: mailbox.path, data: { paused_until: until } } as const,
    userDataChanged(uid, now),
  ];
}

/**
 * What a report says of the mailbox itself. One that is read later than a day stops nothing: what the
 * provider thinks of the mailbox now, later emails have shown.
 */
function mailboxWrites(found: FoundInbound, { bounce }: InboundFacts, now: Date): DocumentWrite[] {
  const { uid, delivery_id, says_of_mailbox } = found;
  if (!bounce || delivery_id === null) return [];
  if (says_of_mailbox === 'limit') return limitWrites(found, bounce, now);
  const { at } = found.message;
  const isFresh = now.getTime() - at.getTime() <= MAILBOX_WINDOW;
  return says_of_mailbox === 'bounced' && isFresh
    ? bounceWrites(bounce, { uid, delivery_id, at, now })
    : [];
}

/** A final report counts once for an email, however many arrive of it. */
function countWrites(
  { uid, creator_id, delivery_id, message }: FoundInbound,
  { time_zone }: InboundFacts,
  before: Creator,
): DocumentWrite[] {
  const data = newActivity({
    at: message.at,
    kind: 'email_bounced',
    creator_id,
    creator_name: before.name,
    detail: message.bounce?.sentence ?? '',
  });
  return [
    { kind: 'set', path: activityDocument.path(uid, `bounced_${delivery_id}`), data },
    countOutreach({ uid, at: message.at, time_zone }, { emails_bounced: 1 }),
  ];
}

/**
 * What follows from a delivery report: the email says that it came back. A final one also marks the
 * address, and counts, unless it is the fault of the sender or the message; a temporary one leaves the
 * address alone, and never hides a final one.
 */
export function bounceConsequences(
  found: FoundInbound,
  facts: InboundFacts,
  { before, now }: { before: Creator; now: Date },
): DocumentWrite[] {
  const { uid, message } = found;
  const email = facts.delivery;
  if (!message.bounce || !email?.data) return [];
  const earlier = email.data.bounce;
  if (earlier && !earlier.is_temporary) return [];
  const { sentence, fault, is_temporary } = message.bounce;
  const bounce = { at: message.at, sentence, fault, is_temporary };
  const change: Partial<Delivery> = { bounce, seen_at: null };
  const { id } = deliveryDocument.idsIn(email.path);
  const path = deliveryDocument.path(uid, id);
  const told: DocumentWrite = { kind: 'update', path, data: change, if_version: email.version };
  const ofMailbox = mailboxWrites(found, facts, now);
  if (is_temporary || !isOfAddress(fault)) return [told, ...ofMailbox];
  return [
    told,
    ...ofMailbox,
    ...addressWrites(found, facts, { before, now }),
    ...countWrites(found, facts, before),
  ];
}
