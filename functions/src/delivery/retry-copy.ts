import { copyChannel, type CopyKind } from '@vibes/core/channel/channel';
import { channelHealthSchema, UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { crmSettingsSchema } from '@vibes/core/crm/crm-settings';
import { askCopyAgain } from '@vibes/core/delivery/ask-copy-again';
import { deliverySchema, type DeliveryState } from '@vibes/core/delivery/delivery';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import {
  channelHealthDocument,
  crmSettingsDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';

/**
 * Sends a copy again, now, whether it waits, failed, was stopped, or went out: the same delivery
 * with the request it had, so that a webhook knows it again. Refused with a sentence while it is
 * on its way, or the way is closed.
 */
export async function retryCopy(
  ports: CommitPorts & { nudge: DeliveryNudge },
  { uid, id, kind }: { uid: string; id: string; kind: CopyKind },
): Promise<{ state: DeliveryState }> {
  const path = deliveryDocument.path(uid, id);
  const way = channelHealthDocument.path(uid, copyChannel(kind));
  await decideAndCommit(ports, {
    read: () => ports.documents.getAll([path, crmSettingsDocument.path(uid), way]),
    decide([found, crm, stored], now) {
      const { state } = deliverySchema.parse(found?.data);
      const settings = crmSettingsSchema.parse(crm?.data);
      const health = stored?.data ? channelHealthSchema.parse(stored.data) : UNKNOWN_HEALTH;
      const sentence = askCopyAgain({ kind, state, settings, health });
      if (sentence) throw new AppError('bad_request', { sentence, log: `copy_${state}` });
      const again = {
        kind: 'update',
        path,
        data: queueAgain(now),
        if_version: found?.version,
      } as const;
      return { writes: [again], result: undefined };
    },
  });
  await ports.nudge({ uid, id });
  return { state: 'queued' };
}
