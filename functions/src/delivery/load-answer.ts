import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Creator } from '@vibes/core/creator/creator';
import type { AnswerFacts } from '@vibes/core/delivery/ask-answer';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { answerId } from '@vibes/core/delivery/email-id';
import {
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  emailSettingsDocument,
  inboundDocument,
  suppressionDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { AppError } from '../platform/app-error.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';

/** What is known of an answer, and of the message it answers. */
export interface KnownAnswer extends AnswerFacts {
  uid: string;
  /** Of the answer, and where it is stored. */
  id: string;
  path: string;
  creator: Creator;
  message: Inbound | null;
  inbound_id: string;
  /** The email of ours that the message answers. */
  answered: Delivery | null;
  versions: { creator: unknown };
}

interface Ports {
  documents: Documents;
  digest: Digest;
}

/** What the message leads to: the email it answers, and what is known of the address it came from. */
async function loadBehind({ documents, digest }: Ports, uid: string, message: Inbound | null) {
  if (!message) return { answered: null, suppressed: null };
  const { delivery_id, from } = message;
  const [[suppression], [answered]] = await Promise.all([
    loadDocuments(documents, [suppressionDocument.at(uid, digest(mailboxKey(from)))]),
    delivery_id === null
      ? [null]
      : loadDocuments(documents, [deliveryDocument.at(uid, delivery_id)]),
  ]);
  return { answered: answered?.data ?? null, suppressed: suppression.data?.reason ?? null };
}

/** Two round trips. */
export async function loadAnswer(
  ports: Ports,
  request: { uid: string; creator_id: string; inbound_id: string; number: number },
): Promise<KnownAnswer> {
  const { uid, creator_id, inbound_id, number } = request;
  const id = answerId(creator_id, number);
  const [user, creator, message, stored, payload, settings, secrets] = await loadDocuments(
    ports.documents,
    [
      userDocument.at(uid),
      creatorDocument.at(uid, creator_id),
      inboundDocument.at(uid, creator_id, inbound_id),
      deliveryDocument.at(uid, id),
      deliveryPayloadDocument.at(uid, id),
      emailSettingsDocument.at(uid),
      userSecretsDocument.at(uid),
    ],
  );
  if (!user.data || !settings.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  if (!creator.data) {
    const sentence = 'This creator isn’t in your CRM. Reload the page and try again.';
    throw new AppError('bad_request', { sentence, log: 'unknown_creator' });
  }
  return {
    uid,
    id,
    path: stored.path,
    creator: creator.data,
    message: message.data,
    inbound_id,
    stored: stored.data,
    payload: payload.data,
    settings: { ...settings.data, app_password_set: secrets.data.app_password !== null },
    versions: { creator: creator.version },
    ...(await loadBehind(ports, uid, message.data)),
  };
}
