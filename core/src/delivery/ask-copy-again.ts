import type { ChannelHealth } from '../channel/channel.ts';
import { stopRefusal } from '../channel/stop-refusal.ts';
import type { CrmSettings } from '../crm/crm-settings.ts';
import { DELIVERY_REFUSALS } from './delivery-refusal.ts';
import type { Delivery } from './delivery.ts';

/** Which CRM a copy is for, and the way there. */
export const COPY_WAYS = {
  notion: { mode: 'notion', channel: 'notion', name: 'Notion' },
  crm: { mode: 'webhook', channel: 'crm_webhook', name: 'Webhook' },
} as const;

/** Why a copy cannot go out again now, as a sentence; null when it can. */
export function askCopyAgain(input: {
  kind: keyof typeof COPY_WAYS;
  state: Delivery['state'];
  settings: Pick<CrmSettings, 'active_crm_mode'>;
  /** Of the way it goes. */
  health: ChannelHealth;
}): string | null {
  const { kind, state, settings, health } = input;
  const { mode, channel, name } = COPY_WAYS[kind];
  if (state === 'sending') return 'It is being sent right now.';
  if (settings.active_crm_mode !== mode) {
    return `${name} is not your active CRM. Make it active under CRM, then retry.`;
  }
  const stop = stopRefusal(channel, health);
  return stop && DELIVERY_REFUSALS[stop];
}
