import type { Callables } from '@vibes/core/api/callables';
import { runJob } from '../jobs/run-job.ts';
import { AppError } from '../platform/app-error.ts';
import { loadRetryCheck } from './load-retry-check.ts';
import { failedOf, retryFailedJob, type RetryFailedPorts } from './retry-failed-job.ts';

type Retry = Callables['retryFailed'];

/**
 * Queues all failed deliveries of a channel again. Refused with a sentence while the channel is not
 * ready.
 */
export async function runRetryFailed(
  ports: RetryFailedPorts,
  { uid, channel, job: ref }: Retry['payload'] & { uid: string },
): Promise<Retry['result']> {
  const { documents, clock } = ports;
  const begin = async () => {
    const check = await loadRetryCheck(documents, { uid, channel });
    if (check.refusal)
      throw new AppError('bad_request', { sentence: check.refusal, log: `closed_${channel}` });
    const until = clock();
    const { collection, where, ...within } = failedOf(uid, { channel, until });
    const total = await documents.count(collection, where, within);
    const name = 'retryFailed' as const;
    return {
      work: { name, channel, until, after: null, has_more: true, ids: [], queued: 0 },
      total,
    };
  };
  const kind = retryFailedJob(ports);
  const { work, job } = await runJob(ports, { uid, kind, job: ref, begin });
  return { queued: work.queued, job };
}
