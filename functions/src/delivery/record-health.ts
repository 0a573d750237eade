import type { Channel } from '@vibes/core/channel/channel';
import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import { healthAfter } from '@vibes/core/channel/health-after';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { DocumentWrite } from '../ports/documents.ts';
import type { Loaded } from '../steps/load-documents.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';

/**
 * Writes channel health only when the attempt changes it, and only if it was read before. At the
 * version read: of two workers with different outcomes the second reads again, so that a stop is
 * never overwritten.
 */
export function recordHealth(
  stored: Loaded<ChannelHealth> | undefined,
  { uid, ...attempt }: { uid: string; channel: Channel; outcome: DeliveryOutcome; now: Date },
): DocumentWrite[] {
  if (!stored) return [];
  const { path, version, data: health } = stored;
  const data = healthAfter({ ...attempt, health });
  if (!data) return [];
  return [
    version === undefined
      ? { kind: 'create', path, data }
      : { kind: 'update', path, data, if_version: version },
    userDataChanged(uid, attempt.now),
  ];
}
