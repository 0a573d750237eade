import type { Callables } from '@vibes/core/api/callables';
import { askSend } from '@vibes/core/delivery/ask-send';
import { askSendMany, holdOfMany } from '@vibes/core/delivery/ask-send-many';
import { nextEmailId } from '@vibes/core/delivery/email-id';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import type { TakesMail } from '../ports/takes-mail.ts';
import { loadSend } from './load-send.ts';
import { sendWrites } from './send-writes.ts';

type Sending = Callables['sendEmail'];
interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
  takesMail: TakesMail;
}

/** The result, and the email to dispatch; null for none. */
type Sent = Sending['result'] & { due: string | null };

interface Asked extends Omit<Sending['payload'], 'anyway'> {
  uid: string;
  anyway?: boolean | undefined;
  /** As one of many: by `askSendMany`, and held for review where the settings say so. */
  of_many?: { is_dry_run: boolean };
}

/**
 * Sends the creator's email now: writes the first one, releases one that waits, rewrites one that
 * failed or was stopped, and adds another delivery after one that may have gone out. `askSend`
 * decides what may be sent; refused with its sentence, and nothing written. One write at the
 * versions read: of two calls at once, the second finds the email of the first.
 */
export async function sendEmail(
  ports: Ports,
  { uid, creator_id, anyway = false, seen_revision, of_many }: Asked,
): Promise<Sending['result']> {
  const { due, ...sent } = await decideAndCommit(ports, {
    read: () => loadSend(ports, { uid, creator_id, anyway }),
    decide(known, now): Decision<Sent> {
      const { delivery_id } = known;
      const early = of_many ? askSendMany(known.delivery, of_many.is_dry_run) : null;
      const verdict = early ?? askSend({ ...known, seen_revision });
      if (verdict.kind === 'done') {
        return { writes: [], result: { delivery_id, state: verdict.state, due: null } };
      }
      if (verdict.kind === 'refused') {
        const { sentence, code } = verdict;
        throw new AppError('bad_request', { sentence, log: code, reason: code });
      }
      const isWritten = verdict.kind === 'write';
      const id = isWritten ? nextEmailId(known.creator, known.delivery) : delivery_id;
      const hold_back = of_many ? holdOfMany(known.settings.hold_back) : 'off';
      const writes = sendWrites(ports, known, { id, verdict, hold_back, now });
      const isHeld = isWritten && hold_back !== 'off';
      const isUnchecked = known.sending.takes_mail === 'unknown';
      const unchecked = isUnchecked ? { is_unchecked: true as const } : {};
      const sent = { delivery_id: id, ...unchecked };
      const result: Sent = isHeld
        ? { ...sent, state: 'held', due: null }
        : { ...sent, state: 'queued', due: id };
      return of_many?.is_dry_run
        ? { writes: [], result: { ...result, due: null } }
        : { writes, result };
    },
  });
  if (due !== null) await ports.dispatch({ uid, id: due });
  return sent;
}
