import { statusAfterContact, type CreatorStatus } from '../creator/creator-status.ts';
import type { Creator } from '../creator/creator.ts';
import { endFollowUp } from '../follow-up/end-follow-up.ts';

/** Statuses that a reply moves on. One set by a person stays, whatever it is. */
const BEFORE_REPLY: ReadonlySet<CreatorStatus> = new Set([
  'Discovered',
  'Contacted',
  'No Response',
]);

/** Milliseconds by which a mail server's clock, which counts in seconds, may be behind ours. */
const SKEW = 60_000;

const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other);

/**
 * The creator after a message of theirs that arrived `at`. Messages may be found late and in any
 * order: one that is older than the last email out leaves whose turn it is. Nobody answers a creator
 * who opted out.
 */
export function afterReply(creator: Creator, at: Date): Partial<Creator> {
  const { status, status_set_by, last_in_at, last_out_at, awaiting, opted_out_at } = creator;
  const isMoved = status_set_by === 'event' && BEFORE_REPLY.has(status);
  const isAnswered = last_out_at !== null && last_out_at.getTime() - at.getTime() > SKEW;
  return {
    status: isMoved ? 'Responded' : status,
    last_in_at: later(last_in_at, at),
    awaiting: isAnswered || opted_out_at ? awaiting : 'us',
    follow_up: endFollowUp(creator.follow_up, 'replied'),
    may_be_from: null,
  };
}

/** The creator after an email that the user wrote by hand, in their mail program. */
export function afterOwnEmail(creator: Creator, at: Date): Partial<Creator> {
  const { last_in_at, last_out_at, awaiting } = creator;
  const isAnswered = last_in_at !== null && last_in_at > at;
  return {
    status: statusAfterContact(creator),
    last_out_at: later(last_out_at, at),
    awaiting: isAnswered ? awaiting : 'them',
    follow_up: endFollowUp(creator.follow_up, 'written_by_hand'),
  };
}
