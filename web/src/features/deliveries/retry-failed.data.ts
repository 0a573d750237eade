import { CHANNEL_FACTS, type Channel } from '@vibes/core/channel/channel';
import { notify } from '../../components/toaster.tsx';
import { runJob } from '../../lib/run-job.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { NO_ANSWER } from '../../lib/callables.ts';

const queuedWord = (count: number, channel: Channel) =>
  `${count.toLocaleString('en-US')} ${CHANNEL_FACTS[channel].deliveries} queued again`;

/** How far it is: deliveries tried, and those of them that are queued. */
export interface Retried {
  done: number;
  total: number;
  queued: number;
}

/**
 * Queues every failed delivery of a channel again, part by part. Reports how far it is, then shows
 * the result.
 */
export async function retryFailed(
  channel: Channel,
  onProgress: (retried: Retried) => void,
): Promise<void> {
  let queued = 0;
  try {
    const { job } = await runJob('retryFailed', { channel }, NO_ANSWER, {
      onPart(part) {
        ({ queued } = part);
        onProgress({ ...part.job, queued });
      },
    });
    if (job.state !== 'done') throw new Error(NO_ANSWER);
    if (queued > 0) notify.success({ title: queuedWord(queued, channel) });
    else notify.info({ title: `No failed ${CHANNEL_FACTS[channel].deliveries} to retry` });
  } catch (error) {
    const title = queued > 0 ? `Only ${queuedWord(queued, channel)}` : 'Not retried';
    notify.error({ title, description: sentenceOf(error) });
  }
}
