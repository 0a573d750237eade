import type { Channel, ChannelHealth } from './channel.ts';

export type WebhookStop = 'webhook_gone' | 'webhook_stopped';
export type StopRefusal = 'notion_stopped' | WebhookStop;

/** Why a channel was stopped, with what to do about it; null while it is not. */
export function stopRefusal(channel: Channel, health: ChannelHealth): StopRefusal | null {
  if (!health.stopped_at || channel === 'gmail') return null;
  return channel === 'notion' ? 'notion_stopped' : webhookStop(health);
}

/** Why a webhook was stopped; null while it is not. */
export function webhookStop({ stopped_at, last_error }: ChannelHealth): WebhookStop | null {
  if (!stopped_at) return null;
  return last_error?.code === 'webhook_gone' ? 'webhook_gone' : 'webhook_stopped';
}
