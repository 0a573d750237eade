import { isBlocked } from '@vibes/core/account/user-account';
import { isReplyTime, type ReplyRequest } from '@vibes/core/api/reply-request';
import { userDocument } from '@vibes/core/firestore/documents';
import { keptText } from '@vibes/core/inbound/kept-text';
import { ownWords } from '@vibes/core/inbound/own-words';
import { wantsStop } from '@vibes/core/inbound/wants-stop';
import { cleanLine, cleanLines } from '@vibes/core/template/clean-text';
import { AppError } from '../platform/app-error.ts';
import { blockedAccount, type CheckAccess } from '../ports/access-check.ts';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';
import { findAnswered } from './find-answered.ts';
import { runInbound } from './run-inbound.ts';

export interface ReportPorts extends CommitPorts {
  digest: Digest;
  checkAccess: CheckAccess;
  /** Reports a minute that one account may send. */
  per_minute: number;
}

/** An account whose key was never used before shows that at once. */
interface Report extends SignIn {
  is_first_use?: boolean;
  reply: ReplyRequest;
}

interface Reported {
  recorded: boolean;
  creator: { id: string; name: string };
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

/** What names a report: its Message-ID, as in a mailbox, else all that was sent. */
const idOf = (
  digest: Digest,
  { message_id, webhook_id = '', from = '', subject, text, at }: ReplyRequest,
): string => digest(message_id ?? JSON.stringify([webhook_id, from, subject, text, at ?? null]));

/** Refuses before anything about the account's emails is read. */
async function checkReport(ports: ReportPorts, person: Omit<Report, 'reply'>): Promise<void> {
  const { documents, clock, per_minute } = ports;
  const { uid, is_first_use = false } = person;
  const now = clock();
  await ports.checkAccess(person);
  const [user] = await documents.getAll([userDocument.path(uid)]);
  if (isBlocked(user?.data)) throw blockedAccount('account_blocked');
  if (is_first_use) await documents.commit([userDataChanged(uid, now)]);
  await limitRate(documents, { uid, counted: 'replies', per_minute, now });
}

/**
 * Records a reply that the person's own system received, with all that follows from one, once. It
 * is taken as a person's: what a machine wrote, their system leaves out.
 */
export async function reportReply(ports: ReportPorts, report: Report): Promise<Reported> {
  const { reply, ...person } = report;
  const { uid } = person;
  await checkReport(ports, person);
  const words = ownWords(cleanLines(reply.text));
  if (words.whole === '') throw refuse('The field “text” is empty.', 'no_text');
  if (reply.webhook_id === undefined && reply.from === undefined)
    throw refuse('Send webhook_id or from, so that we know whom the reply is from.', 'no_sender');
  const now = ports.clock();
  const arrived = reply.at === undefined ? now : new Date(reply.at);
  if (!isReplyTime(arrived, now))
    throw refuse('The field “at” has to be a time from 2020 on, and not one to come.', 'bad_time');
  const answered = await findAnswered(ports, uid, reply);
  if (!answered) throw new AppError('email_not_found');
  const { creator, delivery_id, address } = answered;
  const { from = address, subject, message_id = null } = reply;
  const recorded = await runInbound(ports, {
    uid,
    creator_id: creator.id,
    delivery_id,
    id: idOf(ports.digest, reply),
    says_of_mailbox: null,
    message: {
      class: 'reply',
      // By the account's own key: it is the person's word.
      proof: 'proven',
      in_junk: false,
      person_says: null,
      is_sender_known: true,
      at: arrived < now ? arrived : now,
      from,
      subject: cleanLine(subject),
      ...keptText(words),
      is_unreadable: false,
      message_id,
      in_reply_to: null,
      references: [],
      bounce: null,
      wants_stop: wantsStop(words.side),
      source: 'webhook',
    },
  });
  return {
    recorded: recorded === 'recorded',
    creator: { id: creator.id, name: creator.name },
  };
}
