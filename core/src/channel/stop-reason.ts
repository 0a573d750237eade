import { CHANNEL_FACTS, isMailbox, type Channel, type EmailChannel } from './channel.ts';
import type { ChannelHealth } from './channel-health.ts';

/** The reasons that stop a webhook at once: the URL has to change, or exist again. */
export const STOPS_AT_ONCE = ['webhook_gone', 'webhook_not_https'] as const;

export type WebhookStopReason = 'webhook_stopped' | (typeof STOPS_AT_ONCE)[number];
export type EmailStopReason = 'mailbox_bounces' | WebhookStopReason;
type StopReason = 'notion_stopped' | EmailStopReason;

/**
 * Why a channel was stopped, with what to do about it; null while it is not. Gmail is stopped by
 * bounces alone.
 */
export function stopReason(channel: EmailChannel, health: ChannelHealth): EmailStopReason | null;
export function stopReason(channel: Channel, health: ChannelHealth): StopReason | null;
export function stopReason(channel: Channel, health: ChannelHealth): StopReason | null {
  if (!health.stopped_at) return null;
  if (isMailbox(channel)) return 'mailbox_bounces';
  const { stopped } = CHANNEL_FACTS[channel];
  return stopped === 'webhook_stopped' ? webhookStopReason(health) : stopped;
}

/** Why a webhook was stopped; null while it is not. */
export function webhookStopReason({
  stopped_at,
  last_error,
}: ChannelHealth): WebhookStopReason | null {
  if (!stopped_at) return null;
  return STOPS_AT_ONCE.find((code) => code === last_error?.code) ?? 'webhook_stopped';
}
