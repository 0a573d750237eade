import { CHANNEL_FACTS, type Channel } from '@vibes/core/channel/channel';
import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';

const FALLBACK = 'The server did not answer as expected. Please try again.';

const queuedWord = (count: number, channel: Channel) =>
  `${count.toLocaleString('en-US')} ${CHANNEL_FACTS[channel].deliveries} queued again`;

/**
 * Queues every failed delivery of a channel again, in several calls. Reports the number so far,
 * then shows the result.
 */
export async function retryFailed(
  channel: Channel,
  onProgress: (queued: number) => void,
): Promise<void> {
  let queued = 0;
  try {
    for (let hasMore = true; hasMore;) {
      const answer = await call('retryFailed', { channel }, FALLBACK);
      queued += answer.queued;
      onProgress(queued);
      // A call that queues nothing would be repeated forever.
      hasMore = answer.has_more && answer.queued > 0;
    }
    if (queued > 0) notify.success({ title: queuedWord(queued, channel) });
    else notify.info({ title: `No failed ${CHANNEL_FACTS[channel].deliveries} to retry` });
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    const title = queued > 0 ? `Only ${queuedWord(queued, channel)}` : 'Not retried';
    notify.error({ title, description });
  }
}
