import type { ChannelStatus } from '@vibes/core/channel/channel-status';

/** The health of a channel, from nothing known to stopped for good. */
export const HEALTHS = [
  'not_connected',
  'not_checked',
  'working',
  'failing',
  'paused',
  'stopped',
] as const;
export type Health = (typeof HEALTHS)[number];

/**
 * The health to show for a channel: of several that hold, the one that keeps it from sending
 * longest.
 */
export function healthOf(input: {
  status: ChannelStatus;
  isConnected: boolean;
  now: Date;
}): Health {
  const { status, isConnected, now } = input;
  if (!isConnected) return 'not_connected';
  if (status.stopped_at) return 'stopped';
  if (status.paused_until && new Date(status.paused_until) > now) return 'paused';
  // A check that found a fault has no time of a first failure.
  if (status.failing_since || (status.last_error && !status.verified_at)) return 'failing';
  return status.verified_at ? 'working' : 'not_checked';
}

const AT: Record<Health, keyof Omit<ChannelStatus, 'last_error'> | null> = {
  not_connected: null,
  not_checked: null,
  working: 'verified_at',
  failing: 'failing_since',
  paused: 'paused_until',
  stopped: 'stopped_at',
};

/** The time that belongs to the health; null for one without. */
export function healthTime(health: Health, status: ChannelStatus): Date | null {
  const field = AT[health];
  const at = field && status[field];
  return at ? new Date(at) : null;
}
