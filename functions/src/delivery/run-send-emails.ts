import type { Callables } from '@vibes/core/api/callables';
import type { SendEnd } from '@vibes/core/api/delivery-callables';
import { MOST_WAITING } from '@vibes/core/delivery/most-waiting';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { settleEach, type OnFault } from '../steps/settle-each.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Documents } from '../ports/documents.ts';
import { sendEmail } from './run-send-email.ts';

type Ports = Parameters<typeof sendEmail>[0] & { onFault: OnFault };
type Sending = Callables['sendEmails'];

/** More would only wait for each other's credit. */
const AT_ONCE = 5;
/** Milliseconds after which no further creator is begun: those under way take a dozen seconds at most. */
const TRIED_FOR = 10_000;

/** Refusals that belong to one creator. */
const OF_ONE: ReadonlySet<AppError['code']> = new Set(['bad_request', 'out_of_credits', 'timeout']);

async function refuseTooMany(
  documents: Documents,
  { uid, creator_ids }: Pick<Asked, 'uid' | 'creator_ids'>,
): Promise<void> {
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

function refused(creator_id: string, { code, reason, message }: AppError): SendEnd {
  const why = reason ?? (code === 'bad_request' ? null : code);
  return { creator_id, reason: why, sentence: message };
}

/**
 * Sends the email of each creator, each in a write of its own by the rules of `sendEmail`, and
 * dispatches once. A dry run writes nothing. A call that ended halfway may be repeated: what is queued stays as it is. The
 * limit counts what waits when the call begins, so two calls at once may pass it by one call.
 */
export async function runSendEmails(ports: Ports, asked: Asked): Promise<Sending['result']> {
  const { uid, dry_run = false } = asked;
  if (!dry_run) await refuseTooMany(ports.documents, asked);
  const due: string[] = [];
  const dispatch: DeliveryDispatch = ({ id }) => {
    due.push(id);
    return Promise.resolve();
  };
  const quiet = { ...ports, dispatch };
  const run = async (creator_id: string): Promise<SendEnd> => ({
    creator_id,
    ...(await sendEmail(quiet, { uid, creator_id, of_many: { is_dry_run: dry_run } })),
  });
  const { onFault, clock } = ports;
  const ends = clock().getTime() + TRIED_FOR;
  const mayBegin = () => clock().getTime() < ends;
  try {
    const each = { uid, at_once: AT_ONCE, run, of_one: OF_ONE, refused, onFault, mayBegin };
    return { ends: await settleEach(asked.creator_ids, each) };
  } finally {
    const [first] = due;
    if (first !== undefined) await ports.dispatch({ uid, id: first });
  }
}
