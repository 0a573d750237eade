import { CREATOR_STATUSES, type CreatorStatus } from './creator-status.ts';
import type { Creator } from './creator.ts';

/** Statuses in which nobody waits for anybody. */
const CLOSED: ReadonlySet<CreatorStatus> = new Set(['Converted', 'Rejected', 'No Response']);

/** Statuses of a relationship that goes on. */
export const OPEN_STATUSES = CREATOR_STATUSES.filter((status) => !CLOSED.has(status));

type Standing = Pick<Creator, 'awaiting' | 'status'>;

/** Whose turn it is by the mail, while the relationship goes on; null once its status is closed. */
export const whoseTurn = ({ awaiting, status }: Standing): Creator['awaiting'] =>
  CLOSED.has(status) ? null : awaiting;

type Contacts = Standing &
  Pick<Creator, 'status_set_by' | 'email_sent' | 'last_out_at' | 'dm_sent_at'>;

const wasContacted = ({ email_sent, last_out_at, dm_sent_at }: Omit<Contacts, keyof Standing>) =>
  email_sent || last_out_at !== null || dm_sent_at !== null;

/**
 * Whether a person set a status that the mail says otherwise of: Discovered after a message went out,
 * or a closed one while a reply is unanswered.
 */
export const isAgainstMail = (creator: Contacts): boolean =>
  creator.status_set_by === 'person' &&
  (creator.status === 'Discovered'
    ? wasContacted(creator)
    : creator.awaiting === 'us' && whoseTurn(creator) === null);
