import { CHANNEL_FACTS, type Channel } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { RETRIES_READ, type WorkOf } from '@vibes/core/job/job';
import type { JobKind, Step } from '../jobs/job-kind.ts';
import { AppError } from '../platform/app-error.ts';
import type { StoredDocument } from '../ports/documents.ts';
import { settleEach, type OnFault } from '../steps/settle-each.ts';
import { pageByTime } from '../steps/page-by-time.ts';
import { loadRetryCheck, type RetryCheck } from './load-retry-check.ts';
import { runRetryDelivery, type RetryPorts } from './run-retry-delivery.ts';

export type RetryFailedPorts = RetryPorts & { onFault: OnFault };
type RetryWork = WorkOf<'retryFailed'>;
type Failed = Delivery & { id: string };

const STEP = 10;
/** What may not go stays failed. */
const OF_ONE: ReadonlySet<AppError['code']> = new Set(['bad_request', 'timeout']);

/** The failed deliveries of a channel's kind, by the time they failed. */
export const failedOf = (
  uid: string,
  { channel, until }: Pick<RetryWork, 'channel' | 'until'>,
) => ({
  collection: deliveryDocument.collection(uid),
  where: [
    { field: 'kind', value: CHANNEL_FACTS[channel].kind },
    { field: 'state', value: 'failed' },
  ],
  field: 'updated_at',
  until,
});

/** Empty for one that cannot be read: the others are retried all the same. */
function readFailed({ path, data }: StoredDocument): Failed[] {
  const delivery = deliveryDocument.readOrNull(data);
  return delivery ? [{ ...delivery, ...deliveryDocument.idsIn(path) }] : [];
}

/** Whether it failed on this channel; one that no channel has tried belongs to the active one. */
function isOf(delivery: Delivery, channel: Channel, { email }: RetryCheck): boolean {
  if (delivery.kind !== 'email') return true;
  const isByWebhook =
    isPinned(delivery) ||
    (delivery.channel === null && !isAnswer(delivery) && email.active_email_mode === 'webhook');
  return (CHANNEL_FACTS[channel].transport === 'webhook') === isByWebhook;
}

/** The ids of the next page. Those of other channels count as tried. */
async function readOn(
  { documents }: RetryPorts,
  { uid, work, done }: { uid: string; work: RetryWork; done: number },
): Promise<Step<RetryWork>> {
  const { channel, after } = work;
  const query = { ...failedOf(uid, work), limit: RETRIES_READ, ...(after && { after }) };
  const [check, { found, next }] = await Promise.all([
    loadRetryCheck(documents, { uid, channel }),
    pageByTime(documents, query),
  ]);
  const meant = found
    .flatMap(readFailed)
    .filter((one) => !one.replaced_by && isOf(one, channel, check));
  const ids = meant.map(({ id }) => id);
  const others = found.length - ids.length;
  const has_more = next !== null;
  return {
    work: { ...work, ids, after: next, has_more },
    done: done + others,
    is_over: ids.length === 0 && !has_more,
  };
}

/** Whether a step that was cut off has queued it already. */
async function isQueued({ documents }: RetryPorts, of: { uid: string; id: string; until: Date }) {
  const [found] = await documents.getAll([deliveryDocument.path(of.uid, of.id)]);
  const delivery = deliveryDocument.readOrNull(found?.data);
  return delivery !== null && (delivery.state !== 'failed' || delivery.updated_at > of.until);
}

/**
 * Queues the failed deliveries of a channel again, oldest first, each as a retry of its own: one that
 * may not go stays failed.
 */
export const retryFailedJob = (ports: RetryFailedPorts): JobKind<RetryWork> => ({
  name: 'retryFailed',
  step_size: STEP,
  dispatch: ports.dispatch,
  async step({ uid, work, done, is_last_try }) {
    const { ids, until, has_more } = work;
    if (ids.length === 0) return readOn(ports, { uid, work, done });
    const quiet: RetryPorts = { ...ports, dispatch: () => Promise.resolve() };
    const some = ids.slice(0, STEP);
    const ends = await settleEach(some, {
      uid,
      at_once: STEP,
      run: async (id) => {
        if (!(await isQueued(ports, { uid, id, until })))
          await runRetryDelivery(quiet, { uid, delivery_id: id, of_all: true });
        return id;
      },
      of_one: OF_ONE,
      refused: () => null,
      onFault: ports.onFault,
      is_last_try,
    });
    const queued = ends.filter((id) => id !== null);
    const rest = ids.slice(STEP);
    return {
      work: { ...work, ids: rest, queued: work.queued + queued.length },
      done: done + some.length,
      is_over: rest.length === 0 && !has_more,
      due: queued[0],
    };
  },
});
