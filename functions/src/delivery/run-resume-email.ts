import type { RestoredEmail } from '@vibes/core/api/creator-callables';
import { askResume, isStoppedByDeletion } from '@vibes/core/delivery/ask-resume';
import { loadSend } from './load-send.ts';
import { sendWrites } from './send-writes.ts';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { TakesMail } from '../ports/takes-mail.ts';

interface Ports extends CommitPorts {
  digest: Digest;
  takesMail: TakesMail;
}

export interface Resumed {
  email: RestoredEmail;
  /** The email that is due now; null without one. */
  due: string | null;
}

const WAITS: Resumed = { email: { state: 'waits' }, due: null };
const stopped = (why: string | null): Resumed => ({ email: { state: 'stopped', why }, due: null });

/**
 * Puts back the email that deleting its creator stopped, as it was written and as it waited, in one
 * commit at the versions read. Where a check of a send refuses it, it stays stopped, with the sentence.
 * Repeated, or where another email has followed, it changes nothing.
 */
export async function runResumeEmail(
  ports: Ports,
  { uid, id: creator_id }: { uid: string; id: string },
): Promise<Resumed> {
  try {
    return await decideAndCommit(ports, {
      read: () => loadSend(ports, { uid, creator_id, anyway: false }),
      decide(known, now): Decision<Resumed> {
        const { delivery, delivery_id: id } = known;
        const verdict = askResume(known, now);
        if (verdict.kind === 'refused') return { writes: [], result: stopped(verdict.sentence) };
        if (verdict.kind === 'left') {
          // Another press may have sent it.
          const result = isStoppedByDeletion(delivery) ? stopped(null) : WAITS;
          return { writes: [], result };
        }
        const writes = sendWrites(ports, known, { id, verdict, hold_back: 'off', now });
        const isDue = verdict.data.state === 'queued';
        return { writes, result: { ...WAITS, due: isDue ? id : null } };
      },
    });
  } catch (error) {
    if (error instanceof AppError) return stopped(error.message);
    throw error;
  }
}
