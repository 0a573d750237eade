import type { Callables } from '@vibes/core/api/callables';
import { deliverySchema } from '@vibes/core/delivery/delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { CommitPorts } from '../ports/decide-and-commit.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import type { Digest } from '../ports/digest.ts';
import type { TakesMail } from '../ports/takes-mail.ts';
import { retryCopy } from './retry-copy.ts';
import { sendEmail } from './send-email.ts';

export interface RetryPorts extends CommitPorts {
  digest: Digest;
  nudge: DeliveryNudge;
  takesMail: TakesMail;
}

type Retry = Callables['retryDelivery'];

/** Tries a delivery again, now: an e-mail as `sendEmail` does, a copy as it is. Refused with a sentence, nothing written. */
export async function runRetryDelivery(
  ports: RetryPorts,
  { uid, delivery_id, ...assent }: Retry['payload'] & { uid: string },
): Promise<Retry['result']> {
  const [found] = await ports.documents.getAll([deliveryDocument.path(uid, delivery_id)]);
  if (!found?.data) {
    const sentence = 'This delivery is not there any more. Reload the page and try again.';
    throw new AppError('bad_request', { sentence, log: 'unknown_delivery' });
  }
  const { kind, creator_id } = deliverySchema.parse(found.data);
  return kind === 'email'
    ? sendEmail(ports, { uid, creator_id, ...assent })
    : retryCopy(ports, { uid, id: delivery_id, kind });
}
