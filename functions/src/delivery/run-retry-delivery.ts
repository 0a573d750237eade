import type { Callables } from '@vibes/core/api/callables';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import { isFollowUp } from '@vibes/core/follow-up/is-follow-up';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import type { TakesMail } from '../ports/takes-mail.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { retryAnswer } from './retry-answer.ts';
import { retryMirror } from './retry-mirror.ts';
import { sendEmail } from './run-send-email.ts';

export interface RetryPorts extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
  takesMail: TakesMail;
}

type Retry = Callables['retryDelivery'];

/**
 * Tries a delivery again, now: an email as `sendEmail` does; an answer, a follow-up or a
 * mirror as stored. Refused with a
 * sentence, and nothing written. `of_all`: together with all that failed, so a mirror only where it did.
 */
export async function runRetryDelivery(
  ports: RetryPorts,
  {
    uid,
    delivery_id,
    of_all = false,
    ...assent
  }: Retry['payload'] & { uid: string; of_all?: boolean },
): Promise<Retry['result']> {
  const [{ data: delivery }] = await loadDocuments(ports.documents, [
    deliveryDocument.at(uid, delivery_id),
  ]);
  if (!delivery) {
    const sentence = 'This delivery no longer exists. Reload the page and try again.';
    throw new AppError('bad_request', { sentence, log: 'unknown_delivery' });
  }
  const { kind, creator_id, replaced_by } = delivery;
  // An assent given while this was the newest email is recognized by the revision it saw.
  if (replaced_by !== null && assent.seen_revision === undefined) {
    throw new AppError('bad_request', { sentence: DELIVERY_REFUSALS.replaced, log: 'replaced' });
  }
  if (kind !== 'email') return retryMirror(ports, { uid, id: delivery_id, kind, of_all });
  return isAnswer(delivery) || isFollowUp(delivery)
    ? retryAnswer(ports, { uid, id: delivery_id, answer: delivery, ...assent })
    : sendEmail(ports, { uid, creator_id, ...assent });
}
