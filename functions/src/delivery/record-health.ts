import type { Channel } from '@vibes/core/channel/channel';
import { channelHealthSchema, UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { healthAfter } from '@vibes/core/channel/health-after';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { DocumentWrite, StoredDocument } from '../ports/documents.ts';

/**
 * What an attempt tells of its channel; nothing when that was known, or its health was not read.
 * At the version read: of two workers with different news the second reads again, so that a stop
 * is never written over.
 */
export function recordHealth(
  stored: StoredDocument | undefined,
  news: { channel: Channel; outcome: DeliveryOutcome; now: Date },
): DocumentWrite[] {
  if (!stored) return [];
  const { path, version } = stored;
  const health = stored.data ? channelHealthSchema.parse(stored.data) : UNKNOWN_HEALTH;
  const data = healthAfter({ ...news, health });
  if (!data) return [];
  return stored.data
    ? [{ kind: 'update', path, data, if_version: version }]
    : [{ kind: 'create', path, data }];
}
