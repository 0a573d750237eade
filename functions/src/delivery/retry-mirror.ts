import { mirrorChannel, type MirrorKind } from '@vibes/core/channel/channel';
import { askMirrorAgain } from '@vibes/core/delivery/ask-mirror-again';
import type { DeliveryState } from '@vibes/core/delivery/delivery';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import {
  channelHealthDocument,
  crmSettingsDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import { loadDocuments, mustExist } from '../steps/load-documents.ts';

/**
 * Sends a mirror again, now, whether it waits, failed, was stopped, or went out. It keeps its id
 * and its request, so that a webhook recognizes the repeat. Refused with a sentence while it is
 * being sent, or the channel is not ready. `of_all`: only where it failed.
 */
export async function retryMirror(
  ports: CommitPorts & { dispatch: DeliveryDispatch },
  {
    uid,
    id,
    kind,
    of_all = false,
  }: { uid: string; id: string; kind: MirrorKind; of_all?: boolean },
): Promise<{ state: DeliveryState }> {
  await decideAndCommit(ports, {
    read: () =>
      loadDocuments(ports.documents, [
        deliveryDocument.at(uid, id),
        crmSettingsDocument.at(uid),
        channelHealthDocument.at(uid, mirrorChannel(kind)),
      ]),
    decide([found, crm, { data: health }], now) {
      const { state } = mustExist(found);
      if (of_all && state !== 'failed') return { writes: [], result: undefined };
      const settings = mustExist(crm);
      const sentence = askMirrorAgain({ kind, state, settings, health });
      if (sentence) throw new AppError('bad_request', { sentence, log: `copy_${state}` });
      const again = {
        kind: 'update',
        path: found.path,
        data: queueAgain(now),
        if_version: found.version,
      } as const;
      return { writes: [again], result: undefined };
    },
  });
  await ports.dispatch({ uid, id });
  return { state: 'queued' };
}
