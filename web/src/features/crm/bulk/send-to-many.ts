import { counted } from '../../../lib/counted.ts';
import { startBulk, type BulkControl, type BulkReport } from './bulk-job.ts';
import type { BulkRefusal } from './refusals.ts';
import { queueEmails, type Queued } from './queue-emails.ts';
import { runInParts } from './run-in-parts.ts';
import { sendEmails, stopEmail } from './send-emails.data.ts';
import { queuedWords } from './send-words.ts';
import { sentenceOf } from '../../../lib/call-error.ts';

/** Stopped side by side: more would only wait for each other. */
const STOPPED_AT_ONCE = 5;

/** Queues the emails of these creators, and offers to stop them. `refused` were left out before. */
export function sendToMany(
  creators: readonly { id: string; name: string }[],
  refused: readonly BulkRefusal[],
): void {
  const run = async (control: BulkControl): Promise<BulkReport> => {
    const { queued, refusals } = await queueEmails(creators, { ...control, send: sendEmails });
    const undo = { label: 'Stop them', run: () => stopMany(queued) };
    return {
      sentence: queuedWords(queued),
      refusals: [...refused, ...refusals],
      ...(queued.length > 0 && { undo }),
    };
  };
  void startBulk({ doing: 'Queuing emails', total: creators.length }, run);
}

async function stopOne({ id, name, delivery_id }: Queued): Promise<BulkRefusal | null> {
  try {
    await stopEmail(delivery_id);
    return null;
  } catch (error) {
    const sentence = sentenceOf(error);
    return { id, name, reason: null, sentence };
  }
}

/** Stops those of the emails that still wait. */
function stopMany(queued: readonly Queued[]): void {
  const run = async (control: BulkControl): Promise<BulkReport> => {
    const ends = await runInParts(queued, {
      ...control,
      size: STOPPED_AT_ONCE,
      work: (part) => Promise.all(part.map(stopOne)),
    });
    const refusals = ends.filter((refusal) => refusal !== null);
    return { sentence: `${counted(ends.length - refusals.length, 'email')} stopped`, refusals };
  };
  void startBulk({ doing: 'Stopping emails', total: queued.length }, run);
}
