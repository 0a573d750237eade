import { mirrorChannel } from '@vibes/core/channel/channel';
import { DEFAULT_CRM_SETTINGS } from '@vibes/core/crm/crm-settings';
import {
  channelHealthDocument,
  creatorDocument,
  crmSettingsDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { MirrorFacts, DeliveryRef } from './send-context.ts';
import type { StoredDelivery } from './load-delivery.ts';

/** Everything that is read before a mirror goes to the user's CRM. */
export async function loadMirrorFacts(
  documents: Documents,
  { uid }: DeliveryRef,
  { delivery, payload, version }: StoredDelivery,
  kind: MirrorFacts['kind'],
): Promise<MirrorFacts> {
  const channel = mirrorChannel(kind);
  const [user, settings, secrets, creator, health] = await loadDocuments(documents, [
    userDocument.at(uid),
    crmSettingsDocument.at(uid),
    userSecretsDocument.at(uid),
    creatorDocument.at(uid, delivery.creator_id),
    channelHealthDocument.at(uid, channel),
  ]);
  return {
    kind,
    is_blocked: Boolean(user.data?.blocked_at),
    delivery,
    channel,
    health: health.data,
    request: payload.request,
    secrets: secrets.data,
    settings: {
      ...(settings.data ?? DEFAULT_CRM_SETTINGS),
      notion_api_key_set: secrets.data.notion_api_key !== null,
    },
    creator: creator.data,
    versions: { delivery: version },
  };
}
