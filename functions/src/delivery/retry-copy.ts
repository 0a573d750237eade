import { channelHealthSchema, UNKNOWN_HEALTH } from '@vibes/core/channel/channel';
import { crmSettingsSchema } from '@vibes/core/crm/crm-settings';
import { askCopyAgain, COPY_WAYS } from '@vibes/core/delivery/ask-copy-again';
import { deliverySchema, type DeliveryState } from '@vibes/core/delivery/delivery';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import { paths } from '@vibes/core/firestore/paths';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import type { Documents } from '../ports/documents.ts';

/**
 * Sends a copy again, now, whether it waits, failed, was stopped, or went out: the same delivery
 * with the request it had, so that a webhook knows it again. Refused with a sentence while it is
 * on its way, or the way is closed.
 */
export async function retryCopy(
  ports: { documents: Documents; clock: Clock; nudge: DeliveryNudge },
  { uid, id, kind }: { uid: string; id: string; kind: keyof typeof COPY_WAYS },
): Promise<{ state: DeliveryState }> {
  const { documents, clock, nudge } = ports;
  const path = paths.delivery(uid, id);
  for (;;) {
    const [found, crm, way] = await documents.getAll([
      path,
      paths.crmSettings(uid),
      paths.channelHealth(uid, COPY_WAYS[kind].channel),
    ]);
    const { state } = deliverySchema.parse(found?.data);
    const settings = crmSettingsSchema.parse(crm?.data);
    const health = way?.data ? channelHealthSchema.parse(way.data) : UNKNOWN_HEALTH;
    const sentence = askCopyAgain({ kind, state, settings, health });
    if (sentence) throw new AppError('bad_request', { sentence, log: `copy_${state}` });
    const data = queueAgain(clock());
    const again = { kind: 'update', path, data, if_version: found?.version } as const;
    if ((await documents.commit([again])) === 'conflict') continue;
    await nudge({ uid, id });
    return { state: 'queued' };
  }
}
