import { isBlocked } from '@vibes/core/account/user-account';
import { copyChannel } from '@vibes/core/channel/channel';
import { channelHealthSchema, UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { creatorSchema } from '@vibes/core/creator/creator';
import { crmSettingsSchema, DEFAULT_CRM_SETTINGS } from '@vibes/core/crm/crm-settings';
import {
  channelHealthDocument,
  creatorDocument,
  crmSettingsDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import type { CopyFacts, DeliveryRef } from './carrying.ts';
import type { FoundDelivery } from './load-delivery.ts';

/** All that is asked before a copy goes to the user's CRM. */
export async function loadCopyFacts(
  documents: Documents,
  { uid }: DeliveryRef,
  { delivery, payload, version }: FoundDelivery,
  kind: CopyFacts['kind'],
): Promise<CopyFacts> {
  const channel = copyChannel(kind);
  const [user, settings, secrets, creator, health] = await documents.getAll([
    userDocument.path(uid),
    crmSettingsDocument.path(uid),
    userSecretsDocument.path(uid),
    creatorDocument.path(uid, delivery.creator_id),
    channelHealthDocument.path(uid, channel),
  ]);
  const request = payload['request'];
  return {
    kind,
    is_blocked: isBlocked(user?.data),
    delivery,
    channel,
    health: health?.data ? channelHealthSchema.parse(health.data) : UNKNOWN_HEALTH,
    request: typeof request === 'string' ? request : null,
    secrets: secrets?.data ?? {},
    settings: {
      ...crmSettingsSchema.parse(settings?.data ?? DEFAULT_CRM_SETTINGS),
      notion_api_key_set: typeof secrets?.data?.['notion_api_key'] === 'string',
    },
    creator: creator?.data ? creatorSchema.parse(creator.data) : null,
    versions: { delivery: version },
  };
}
