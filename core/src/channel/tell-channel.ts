import { channelHealthSchema, UNKNOWN_HEALTH } from './channel-health.ts';
import type { ChannelStatus } from './channel-status.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** @param stored `channel_health/{uid}_{channel}`; undefined while nothing is known */
export function tellChannel(stored: Record<string, unknown> | undefined): ChannelStatus {
  const health = stored ? channelHealthSchema.parse(stored) : UNKNOWN_HEALTH;
  return {
    verified_at: iso(health.verified_at),
    failing_since: iso(health.failing_since),
    paused_until: iso(health.paused_until),
    stopped_at: iso(health.stopped_at),
    last_error: health.last_error,
  };
}
