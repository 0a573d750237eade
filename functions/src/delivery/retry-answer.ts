import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { askAnswerAgain } from '@vibes/core/delivery/ask-answer-again';
import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import {
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
  suppressionDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, mustExist } from '../steps/load-documents.ts';

interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
}

interface Again {
  uid: string;
  id: string;
  /** As found, for its creator and its address, which never change. */
  answer: Pick<Delivery, 'creator_id' | 'to'>;
  anyway?: boolean | undefined;
  seen_revision?: number | null | undefined;
}

async function load(
  { documents, digest }: Ports & { documents: Documents },
  { uid, id, answer }: Again,
) {
  const [found, settings, secrets, creator, suppression] = await loadDocuments(documents, [
    deliveryDocument.at(uid, id),
    emailSettingsDocument.at(uid),
    userSecretsDocument.at(uid),
    creatorDocument.at(uid, answer.creator_id),
    suppressionDocument.at(uid, digest(mailboxKey(answer.to))),
  ]);
  const isSuppressed = suppression.data?.reason === 'opted_out';
  return {
    found,
    answer: mustExist(found),
    settings: { ...mustExist(settings), app_password_set: secrets.data.app_password !== null },
    is_opted_out: isSuppressed || Boolean(creator.data?.opted_out_at),
  };
}

/**
 * Sends a person's answer, or a follow-up, again, now, as it was written and to the same address. Refused with a
 * sentence, and nothing written.
 */
export async function retryAnswer(ports: Ports, again: Again): Promise<{ state: DeliveryState }> {
  const { uid, id, anyway = false, seen_revision } = again;
  const { state, is_queued } = await decideAndCommit(ports, {
    read: () => load(ports, again),
    decide({ found, ...facts }, now): Decision<{ state: DeliveryState; is_queued: boolean }> {
      const verdict = askAnswerAgain({ ...facts, anyway, seen_revision });
      if (verdict.kind === 'done') {
        return { writes: [], result: { state: verdict.state, is_queued: false } };
      }
      if (verdict.kind === 'refused') {
        const { sentence, code } = verdict;
        throw new AppError('bad_request', { sentence, log: code, reason: code });
      }
      // The revision recognizes a repeated assent.
      const revision = facts.answer.revision + (anyway ? 1 : 0);
      const data: Partial<Delivery> = { ...queueAgain(now), revision, planned_for: null };
      return {
        writes: [{ kind: 'update', path: found.path, data, if_version: found.version }],
        result: { state: 'queued', is_queued: true },
      };
    },
  });
  if (is_queued) await ports.dispatch({ uid, id });
  return { state };
}
