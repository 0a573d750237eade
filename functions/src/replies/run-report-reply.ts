import { isBlocked } from '@vibes/core/account/user-account';
import { emailOfWebhookId, type ReplyRequest } from '@vibes/core/api/reply-request';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { creatorOfEmail } from '@vibes/core/delivery/email-id';
import {
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { INBOUND_TEXT_MAXIMUM } from '@vibes/core/inbound/text-maximum';
import { ownWords } from '@vibes/core/inbound/own-words';
import { wantsStop } from '@vibes/core/inbound/wants-stop';
import { cleanLine, cleanLines } from '@vibes/core/template/clean-text';
import { cutText } from '@vibes/core/text/cut-text';
import { AppError } from '../platform/app-error.ts';
import { blockedAccount, type AdmitPerson } from '../ports/admission.ts';
import type { CommitPorts } from '../ports/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import { limitRate } from '../ports/limit-rate.ts';
import { loadDocuments } from '../ports/load-documents.ts';
import { runInbound } from './run-inbound.ts';

export interface ReportPorts extends CommitPorts {
  digest: Digest;
  admit: AdmitPerson;
  /** Reports a minute that one account may send. */
  per_minute: number;
}

interface Answered {
  delivery_id: string;
  /** The address the email went to. */
  to: string;
  creator: { id: string; name: string };
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

/** The email that is answered: by the id its webhook got, else the one that wrote to the address. */
async function findAnswered(
  { documents, digest }: ReportPorts,
  uid: string,
  { webhook_id, from }: ReplyRequest,
): Promise<Answered> {
  if (webhook_id === undefined && from === undefined)
    throw refuse('Send webhook_id or from, so that we know whom the reply is from.', 'no_sender');
  let delivery_id = webhook_id === undefined ? null : emailOfWebhookId(uid, webhook_id);
  if (delivery_id === null && from !== undefined) {
    const hash = digest(mailboxKey(from.toLowerCase()));
    const [claim] = await loadDocuments(documents, [contactedDocument.at(uid, hash)]);
    delivery_id = claim.data?.delivery_id ?? null;
  }
  const creator_id = delivery_id === null ? null : creatorOfEmail(delivery_id);
  if (delivery_id === null || creator_id === null)
    throw refuse('No email of yours went to this address, or has this webhook_id.', 'no_email');
  const [delivery, creator] = await loadDocuments(documents, [
    deliveryDocument.at(uid, delivery_id),
    creatorDocument.at(uid, creator_id),
  ]);
  if (!delivery.data || !creator.data)
    throw refuse('This creator is no longer in your CRM.', 'unknown_creator');
  const { id, name } = creator.data;
  return { delivery_id, to: delivery.data.to, creator: { id, name } };
}

/**
 * Records a reply that the person's own system received, with all that follows from one. The same
 * report twice is one reply: what names it are its email or sender, subject, text and time.
 */
export async function reportReply(
  ports: ReportPorts,
  { reply, ...person }: SignIn & { reply: ReplyRequest },
): Promise<{ recorded: boolean; creator: Answered['creator'] }> {
  const { documents, digest, clock } = ports;
  const { uid } = person;
  const now = clock();
  await ports.admit(person);
  const [user] = await documents.getAll([userDocument.path(uid)]);
  if (isBlocked(user?.data)) throw blockedAccount('account_blocked');
  const { per_minute } = ports;
  await limitRate(documents, { uid, counted: 'replies', per_minute, now });
  const words = ownWords(cleanLines(reply.text));
  if (words === '') throw refuse('The field “text” is empty.', 'no_text');
  const { delivery_id, to, creator } = await findAnswered(ports, uid, reply);
  const { webhook_id = '', from = to, subject, at } = reply;
  const text = cutText(words, INBOUND_TEXT_MAXIMUM);
  const arrived = at === undefined ? now : new Date(at);
  const recorded = await runInbound(ports, {
    uid,
    creator_id: creator.id,
    delivery_id,
    id: digest(JSON.stringify([webhook_id, from.toLowerCase(), subject, reply.text, at ?? null])),
    message: {
      class: 'reply',
      at: arrived < now ? arrived : now,
      from: from.toLowerCase(),
      subject: cleanLine(subject),
      text,
      has_more: text.length < words.length,
      message_id: null,
      in_reply_to: null,
      references: [],
      bounce: null,
      wants_stop: wantsStop(words),
      source: 'webhook',
    },
  });
  return { recorded: recorded === 'recorded', creator };
}
