import {
  statusAfterContact,
  statusGivenBack,
  type CreatorStatus,
} from '../creator/creator-status.ts';
import { LAST_IN_TEXT_MAXIMUM } from '../creator/creator-limits.ts';
import type { Creator } from '../creator/creator.ts';
import { endFollowUp } from '../follow-up/end-follow-up.ts';
import type { EmailStep } from '../follow-up/follow-up.ts';
import { cutText } from '../text/cut-text.ts';
import type { Inbound } from './inbound.ts';

/** Statuses that a reply moves on. One set by a person stays, whatever it is. */
const BEFORE_REPLY: ReadonlySet<CreatorStatus> = new Set([
  'Discovered',
  'Contacted',
  'No Response',
]);

/** Milliseconds by which a mail server's clock, which counts in seconds, may be behind ours. */
const SKEW = 60_000;

const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other);

/** The first words of a message, on one line; null once its text is dropped. */
const firstWords = (text: string): string | null =>
  cutText(text.replace(/\s+/g, ' ').trim(), LAST_IN_TEXT_MAXIMUM).trimEnd() || null;

const isAnswered = ({ last_out_at }: Creator, at: Date): boolean =>
  last_out_at !== null && last_out_at.getTime() - at.getTime() > SKEW;

/**
 * The creator after a message of theirs. Messages may be found late and in any order: one that is older
 * than the last email out leaves whose turn it is. Nobody answers a creator who opted out. What the
 * person said of the message before can no longer be taken back, and "later" is over.
 *
 * @param step the email that it answers; null where that is not known
 */
export function afterReply(
  creator: Creator,
  { at, text }: Pick<Inbound, 'at' | 'text'>,
  step: EmailStep | null,
): Partial<Creator> {
  const { status, status_set_by, last_in_at, awaiting, opted_out_at, person_says } = creator;
  const isMoved = status_set_by === 'event' && BEFORE_REPLY.has(status);
  const isOlder = last_in_at !== null && last_in_at > at;
  return {
    status: isMoved ? 'Responded' : status,
    last_in_at: later(last_in_at, at),
    last_in_text: isOlder ? creator.last_in_text : firstWords(text),
    replied_to_step: last_in_at === null ? step : creator.replied_to_step,
    person_says: person_says === 'later' ? null : person_says,
    said: null,
    awaiting: isAnswered(creator, at) || opted_out_at ? awaiting : 'us',
    follow_up: endFollowUp(creator.follow_up, 'replied'),
    may_be_from: null,
  };
}

/**
 * The creator without a message that was taken for theirs.
 *
 * @param rest the newest other message of theirs; null without any, and then all is as before a reply
 */
export function withoutReply(
  creator: Creator,
  rest: Pick<Inbound, 'at' | 'text'> | null,
): Partial<Creator> {
  const { status, status_set_by, opted_out_at, email_sent, last_out_at } = creator;
  const turn = (awaiting: Creator['awaiting']) => (opted_out_at ? null : awaiting);
  // The person said that none of their messages needs an answer.
  const isDone = creator.awaiting === null;
  if (rest)
    return {
      last_in_at: rest.at,
      last_in_text: firstWords(rest.text),
      awaiting: isDone ? null : turn(isAnswered(creator, rest.at) ? 'them' : 'us'),
    };
  const isByReply = status === 'Responded' && status_set_by === 'event';
  return {
    ...(isByReply && statusGivenBack({ status: 'Discovered', status_set_by }, creator)),
    ...{ last_in_at: null, last_in_text: null, replied_to_step: null, person_says: null },
    awaiting: turn(email_sent || last_out_at !== null ? 'them' : null),
  };
}

/** The creator after an email that the user wrote by hand, in their mail program. */
export function afterOwnEmail(creator: Creator, at: Date): Partial<Creator> {
  const { last_in_at, last_out_at, awaiting } = creator;
  const isBefore = last_in_at !== null && last_in_at > at;
  return {
    status: statusAfterContact(creator),
    last_out_at: later(last_out_at, at),
    awaiting: isBefore ? awaiting : 'them',
    said: null,
    follow_up: endFollowUp(creator.follow_up, 'written_by_hand'),
  };
}
