import type { Callables } from '@vibes/core/api/callables';
import { CHANNEL_FACTS, type Channel } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { StoredDocument } from '../ports/documents.ts';
import { loadRetryWay, type RetryWay } from './load-retry-way.ts';
import { runRetryDelivery, type RetryPorts } from './run-retry-delivery.ts';

type Retry = Callables['retryFailed'];
type Failed = Delivery & { id: string };

/** Deliveries queued at one call. */
export const MOST_QUEUED = 200;
/** Deliveries read by one call: those that stay refused must not block the others. */
const MOST_READ = 1000;
const PAGE = 100;
const SIDE_BY_SIDE = 10;

/** Empty for one that cannot be read: the others are retried all the same. */
function readFailed({ path, data }: StoredDocument): Failed[] {
  const delivery = deliveryDocument.readOrNull(data);
  return delivery ? [{ ...delivery, ...deliveryDocument.idsIn(path) }] : [];
}

/** Whether it failed on this channel; one that no channel has tried belongs to the active one. */
function isOf(delivery: Delivery, channel: Channel, { email }: RetryWay): boolean {
  if (delivery.kind !== 'email') return true;
  const isByWebhook =
    isPinned(delivery) ||
    (delivery.channel === null && !isAnswer(delivery) && email.active_email_mode === 'webhook');
  return (CHANNEL_FACTS[channel].transport === 'webhook') === isByWebhook;
}

/** True when it is queued; false when it may not go. */
async function retryOne(ports: RetryPorts, uid: string, { id }: Failed): Promise<boolean> {
  try {
    await runRetryDelivery(ports, { uid, delivery_id: id });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'bad_request') return false;
    throw error;
  }
}

async function retryAll(ports: RetryPorts, uid: string, failed: Failed[]): Promise<number> {
  const some = failed.slice(0, SIDE_BY_SIDE);
  if (some.length === 0) return 0;
  const ends = await Promise.all(some.map((one) => retryOne(ports, uid, one)));
  const rest = await retryAll(ports, uid, failed.slice(SIDE_BY_SIDE));
  return ends.filter(Boolean).length + rest;
}

/**
 * Queues the failed deliveries of a channel again, oldest first, each as a retry of its own: one
 * that may not go stays failed. Refused with a sentence while the channel is not ready.
 */
export async function runRetryFailed(
  ports: RetryPorts,
  { uid, channel }: Retry['payload'] & { uid: string },
): Promise<Retry['result']> {
  const { documents, clock, dispatch } = ports;
  const way = await loadRetryWay(documents, { uid, channel });
  if (way.refusal)
    throw new AppError('bad_request', { sentence: way.refusal, log: `closed_${channel}` });
  const quiet: RetryPorts = { ...ports, dispatch: () => Promise.resolve() };
  const where = [
    { field: 'kind', value: CHANNEL_FACTS[channel].kind },
    { field: 'state', value: 'failed' },
  ];
  const query = {
    collection: deliveryDocument.collection(uid),
    where,
    field: 'updated_at',
    until: clock(),
  };
  let [queued, read, has_more, dispatched, after] = [0, 0, true, '', new Date(0)];
  while (has_more && read < MOST_READ && queued < MOST_QUEUED) {
    const limit = Math.min(PAGE, MOST_QUEUED - queued);
    const page = await documents.find({ ...query, after, limit });
    const failed = page.flatMap(readFailed);
    const meant = failed.filter((one) => !one.replaced_by && isOf(one, channel, way));
    queued += await retryAll(quiet, uid, meant);
    read += page.length;
    has_more = page.length === limit;
    dispatched = meant.at(-1)?.id ?? dispatched;
    const last = page.at(-1)?.data?.['updated_at'];
    after = last instanceof Date ? last : after;
  }
  if (queued > 0) await dispatch({ uid, id: dispatched });
  // The caller must not call again for deliveries that stay refused.
  return { queued, has_more: has_more && queued > 0 };
}
