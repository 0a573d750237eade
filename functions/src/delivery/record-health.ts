import {
  channelHealthSchema,
  UNKNOWN_HEALTH,
  type Channel,
  type ChannelHealth,
} from '@vibes/core/channel/channel';
import { healthAfter } from '@vibes/core/channel/health-after';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { paths } from '@vibes/core/firestore/paths';
import type { Documents, DocumentWrite } from '../ports/documents.ts';

/**
 * What an attempt tells of its channel; nothing, and no read, when that was known before it. At the version read: of two
 * workers with different news the second reads again, so that a stop is never written over.
 */
export async function recordHealth(
  documents: Documents,
  input: {
    uid: string;
    channel: Channel;
    /** As it was when the attempt began. */
    known: ChannelHealth;
    outcome: DeliveryOutcome;
    now: Date;
  },
): Promise<DocumentWrite[]> {
  const { uid, channel, known, outcome, now } = input;
  if (!healthAfter({ channel, health: known, outcome, now })) return [];
  const path = paths.channelHealth(uid, channel);
  const [stored] = await documents.getAll([path]);
  const health = stored?.data ? channelHealthSchema.parse(stored.data) : UNKNOWN_HEALTH;
  const after = healthAfter({ channel, health, outcome, now });
  if (!after) return [];
  return [
    stored?.data
      ? { kind: 'update', path, data: after, if_version: stored.version }
      : { kind: 'create', path, data: after },
  ];
}
