import type { Callables } from '@vibes/core/api/callables';
import { CHANNEL_FACTS, isMailbox, type Channel } from '@vibes/core/channel/channel';
import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import {
  channelHealthDocument,
  deliveryDocument,
  mailboxDocument,
} from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';

type Resuming = Callables['resumeChannel'];
interface Ports {
  documents: Documents;
  clock: Clock;
  dispatch: DeliveryDispatch;
}

/** Most deliveries that are made due now; the others wait for their time. */
const MOST_WOKEN = 200;
const FOREVER = new Date('9999-01-01');

/** The reasons on a delivery that waits for the end of a pause. */
const pauseCodes = (channel: Channel): DeliveryRefusal[] => [
  CHANNEL_FACTS[channel].busy,
  ...(isMailbox(channel) ? (['mailbox_limit'] as const) : []),
];

/** Clears all failures; the time it last worked stays. */
const RESUMED: Partial<ChannelHealth> = {
  failing_since: null,
  paused_until: null,
  stopped_at: null,
  last_error: null,
};

const isClosed = (health: ChannelHealth): boolean =>
  Object.keys(RESUMED).some((field) => health[field as keyof ChannelHealth] !== null);

/**
 * The writes that open the channel; none when it is open. They also end Gmail's own limit: the
 * person may try. After too many bounces it is judged by the emails from now on.
 */
async function openWrites(
  documents: Documents,
  { uid, channel }: { uid: string; channel: Channel },
): Promise<DocumentWrite[]> {
  const [[health], [mailbox]] = await Promise.all([
    loadDocuments(documents, [channelHealthDocument.at(uid, channel)]),
    isMailbox(channel) ? loadDocuments(documents, [mailboxDocument.at(uid)]) : [],
  ]);
  const writes: DocumentWrite[] = [];
  if (isClosed(health.data)) {
    writes.push({ kind: 'update', path: health.path, data: RESUMED });
  }
  if (mailbox?.data.paused_until) {
    writes.push({ kind: 'update', path: mailbox.path, data: { paused_until: null } });
  }
  if (mailbox?.data.recent.length && health.data.stopped_at) {
    writes.push({ kind: 'update', path: mailbox.path, data: { recent: [] } });
  }
  return writes;
}

/**
 * Makes the deliveries due now that wait for the end of the pause. One that changed since is
 * left alone.
 */
async function wake(
  { documents, clock, dispatch }: Ports,
  { uid, channel }: { uid: string; channel: Channel },
): Promise<void> {
  const { kind } = CHANNEL_FACTS[channel];
  const codes = pauseCodes(channel);
  const now = clock();
  const waiting = await documents.find({
    collection: deliveryDocument.collection(uid),
    where: [{ field: 'kind', value: kind }],
    field: 'due_at',
    after: now,
    until: FOREVER,
    limit: MOST_WOKEN,
  });
  const isPaused = (delivery: Delivery | null) =>
    delivery?.state === 'queued' && codes.some((code) => code === delivery.last_error?.code);
  const paused = waiting.filter(({ data }) => isPaused(deliveryDocument.readOrNull(data)));
  const data: Partial<Delivery> = { due_at: now, updated_at: now };
  await Promise.all(
    paused.map(({ path, version }) =>
      documents.commit([{ kind: 'update', path, data, if_version: version }]),
    ),
  );
  const [first] = paused;
  if (first) await dispatch(deliveryDocument.idsIn(first.path));
}

/**
 * Starts a stopped or paused channel again, and makes due now what waits for it. What failed before
 * stays failed, for "Retry all failed". Safe to repeat.
 */
export async function resumeChannel(
  ports: Ports,
  { uid, channel }: Resuming['payload'] & { uid: string },
): Promise<Resuming['result']> {
  const writes = await openWrites(ports.documents, { uid, channel });
  // Written without a version: health that a worker writes at this moment is from before the person
  // resumed the channel.
  if (writes.length > 0) {
    await ports.documents.commit([...writes, userDataChanged(uid, ports.clock())]);
  }
  await wake(ports, { uid, channel });
  return { resumed: true };
}
