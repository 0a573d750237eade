import type { Callables } from '@vibes/core/api/callables';
import type { SendEnd } from '@vibes/core/api/delivery-callables';
import { MOST_WAITING } from '@vibes/core/delivery/most-waiting';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Documents } from '../ports/documents.ts';
import { sendEmail } from './send-email.ts';

type Ports = Parameters<typeof sendEmail>[0];
type Sending = Callables['sendEmails'];

/** Creators written at once; more would only wait for each other's credit. */
const SIDE_BY_SIDE = 5;

/** Refusals that belong to one creator. Any other error ends the call. */
const OF_ONE: ReadonlySet<AppError['code']> = new Set(['bad_request', 'out_of_credits', 'timeout']);

async function refuseTooMany(documents: Documents, { uid, creator_ids }: Asked): Promise<void> {
  const waiting = await documents.count(deliveryDocument.collection(uid), [
    { field: 'kind', value: 'email' },
    { field: 'state', value: 'queued' },
  ]);
  if (waiting + creator_ids.length <= MOST_WAITING) return;
  throw new AppError('bad_request', {
    sentence: `At most ${MOST_WAITING} emails can wait, and ${waiting} wait now. Send more once some of them are out.`,
    log: 'too_many_waiting',
    reason: 'too_many_waiting',
  });
}

type Asked = Sending['payload'] & { uid: string };

async function sendOne(ports: Ports, uid: string, creator_id: string): Promise<SendEnd> {
  try {
    return { creator_id, ...(await sendEmail(ports, { uid, creator_id, leaves_queued: true })) };
  } catch (error) {
    if (!(error instanceof AppError) || !OF_ONE.has(error.code)) throw error;
    const reason = error.reason ?? (error.code === 'bad_request' ? null : error.code);
    return { creator_id, reason, sentence: error.message };
  }
}

/**
 * Sends the email of each creator, each in a write of its own by the rules of `sendEmail`, and
 * dispatches once. A call that ended halfway may be repeated: what is queued stays as it is. The
 * limit counts what waits when the call begins, so two calls at once may pass it by one call.
 */
export async function runSendEmails(ports: Ports, asked: Asked): Promise<Sending['result']> {
  const { uid } = asked;
  await refuseTooMany(ports.documents, asked);
  const due: string[] = [];
  const dispatch: DeliveryDispatch = ({ id }) => {
    due.push(id);
    return Promise.resolve();
  };
  const creator_ids = [...new Set(asked.creator_ids)];
  const ends: SendEnd[] = [];
  try {
    while (ends.length < creator_ids.length) {
      const some = creator_ids.slice(ends.length, ends.length + SIDE_BY_SIDE);
      const quiet = { ...ports, dispatch };
      ends.push(...(await Promise.all(some.map((id) => sendOne(quiet, uid, id)))));
    }
  } finally {
    const [first] = due;
    if (first !== undefined) await ports.dispatch({ uid, id: first });
  }
  return { ends };
}
