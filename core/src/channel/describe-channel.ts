import type { ChannelHealth } from './channel-health.ts';
import type { ChannelStatus } from './channel-status.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

export const describeChannel = (health: ChannelHealth): ChannelStatus => ({
  verified_at: iso(health.verified_at),
  failing_since: iso(health.failing_since),
  paused_until: iso(health.paused_until),
  stopped_at: iso(health.stopped_at),
  last_error: health.last_error,
});
