import type { Callables } from '@vibes/core/api/callables';
import { serverWrote } from '@vibes/core/creator/writer';
import { askAnswer } from '@vibes/core/delivery/ask-answer';
import type { DeliveryState } from '@vibes/core/delivery/delivery';
import { newAnswer } from '@vibes/core/delivery/new-answer';
import {
  answerDraftDocument,
  creatorDocument,
  deliveryPayloadDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../ports/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadAnswer, type KnownAnswer } from './load-answer.ts';

type Answering = Callables['answerCreator'];
interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
}

/** The answer, its number with the creator, and the draft it was typed in, which is done with. */
function answerWrites(
  known: KnownAnswer,
  { to, text, number, now }: { to: string; text: string; number: number; now: Date },
): DocumentWrite[] {
  const { uid, id, path, creator, message, inbound_id, answered, versions } = known;
  if (!message) return [];
  const written = newAnswer({ creator, message, inbound_id, answered, to, text, now });
  return [
    { kind: 'create', path, data: written.delivery },
    { kind: 'set', path: deliveryPayloadDocument.path(uid, id), data: written.payload },
    {
      kind: 'update',
      path: creatorDocument.path(uid, creator.id),
      data: { answers: number, ...serverWrote(now) },
      if_version: versions.creator,
    },
    { kind: 'delete', path: answerDraftDocument.path(uid, creator.id) },
  ];
}

/**
 * Answers a creator's message, now, in its thread and to the address it came from. One write at the
 * version of the creator, who numbers the answers: of two at once, the second finds the first.
 * Repeated, it changes nothing. Refused with a sentence, and nothing written.
 */
export async function runAnswerCreator(
  ports: Ports,
  { uid, creator_id, inbound_id, text, number }: Answering['payload'] & { uid: string },
): Promise<Answering['result']> {
  const { is_new, ...result } = await decideAndCommit(ports, {
    read: () => loadAnswer(ports, { uid, creator_id, inbound_id, number }),
    decide(known, now): Decision<Answering['result'] & { is_new: boolean }> {
      const answered = (state: DeliveryState, is_new: boolean) => ({
        delivery_id: known.id,
        state,
        is_new,
      });
      const verdict = askAnswer(known, { inbound_id, text, number });
      if (verdict.kind === 'done') return { writes: [], result: answered(verdict.state, false) };
      if (verdict.kind === 'refused') {
        const { sentence, code } = verdict;
        throw new AppError('bad_request', { sentence, log: code, reason: code });
      }
      const writes = answerWrites(known, { ...verdict, number, now });
      return { writes, result: answered('queued', true) };
    },
  });
  if (is_new) await ports.dispatch({ uid, id: result.delivery_id });
  return result;
}
