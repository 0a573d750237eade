import type { Callables } from '@vibes/core/api/callables';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { serverWrote } from '@vibes/core/creator/writer';
import type { Creator } from '@vibes/core/creator/creator';
import { answerEmail, type AnswerFacts } from '@vibes/core/delivery/answer-email';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { answerId } from '@vibes/core/delivery/email-id';
import {
  answerDraftDocument,
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  emailSettingsDocument,
  suppressionDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { loadInboundOf } from '../steps/load-inbound-of.ts';

type Answering = Callables['answerCreator'];
type Asked = Answering['payload'] & { uid: string };

interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
}

interface StoredAnswerFacts extends AnswerFacts {
  id: string;
  version: unknown;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

/** Undefined once it is no longer kept. */
const textOf = (payload: DeliveryPayload): string | undefined => payload.text;

async function readKnown(
  { documents, digest }: Ports,
  { uid, creator_id, inbound_id, number }: Asked,
): Promise<StoredAnswerFacts> {
  const id = answerId(creator_id, number);
  const [[creator, settings, secrets, earlier, payload], inbound] = await Promise.all([
    loadDocuments(documents, [
      creatorDocument.at(uid, creator_id),
      emailSettingsDocument.at(uid),
      userSecretsDocument.at(uid),
      deliveryDocument.at(uid, id),
      deliveryPayloadDocument.at(uid, id),
    ]),
    loadInboundOf(documents, { uid, creator_id, inbound_id }),
  ]);
  if (!settings.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  const message = inbound?.data;
  if (!creator.data || !message)
    throw refuse('This message is no longer there. Reload the page.', 'unknown_message');
  const { from, delivery_id } = message;
  const [[suppressed], [answered]] = await Promise.all([
    loadDocuments(documents, [suppressionDocument.at(uid, digest(mailboxKey(from)))]),
    delivery_id === null
      ? [null]
      : loadDocuments(documents, [deliveryDocument.at(uid, delivery_id)]),
  ]);
  return {
    id,
    version: creator.version,
    creator: creator.data,
    message,
    answered: answered?.data ?? null,
    earlier: earlier.data && { delivery: earlier.data, text: textOf(payload.data) },
    settings: { ...settings.data, app_password_set: secrets.data.app_password !== null },
    suppressed: suppressed.data?.reason ?? null,
  };
}

/**
 * Queues a person's answer to a creator's message, in one write at the version read: of two tabs
 * that answer at once, one is told. The draft goes with it. Refused with a sentence, and nothing
 * written.
 */
export async function answerCreator(ports: Ports, asked: Asked): Promise<Answering['result']> {
  const { uid, creator_id, number } = asked;
  const result = await decideAndCommit(ports, {
    read: () => readKnown(ports, asked),
    decide(known, now): Decision<Answering['result']> {
      const { id, version } = known;
      const verdict = answerEmail(known, asked, now);
      if (verdict.kind === 'refused') {
        const { sentence, code } = verdict;
        throw new AppError('bad_request', { sentence, log: code, reason: code });
      }
      const { state } = verdict.delivery;
      if (verdict.kind === 'done') return { writes: [], result: { delivery_id: id, state } };
      const change: Partial<Creator> = { answers: number, ...serverWrote(now) };
      const writes: DocumentWrite[] = [
        {
          kind: 'create',
          path: deliveryDocument.path(uid, id),
          data: { ...verdict.delivery, uid },
        },
        { kind: 'set', path: deliveryPayloadDocument.path(uid, id), data: verdict.payload },
        {
          kind: 'update',
          path: creatorDocument.path(uid, creator_id),
          data: change,
          if_version: version,
        },
        { kind: 'delete', path: answerDraftDocument.path(uid, creator_id) },
      ];
      return { writes, result: { delivery_id: id, state } };
    },
  });
  await ports.dispatch({ uid, id: result.delivery_id });
  return result;
}
