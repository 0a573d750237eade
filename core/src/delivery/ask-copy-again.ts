import { CHANNEL_FACTS, copyChannel, type CopyKind } from '../channel/channel.ts';
import type { ChannelHealth } from '../channel/channel-health.ts';
import { stopRefusal } from '../channel/stop-refusal.ts';
import type { CrmSettings } from '../crm/crm-settings.ts';
import { DELIVERY_REFUSALS } from './delivery-refusal.ts';
import type { Delivery } from './delivery.ts';

/** Why a copy cannot go out again now, as a sentence; null when it can. */
export function askCopyAgain(input: {
  kind: CopyKind;
  state: Delivery['state'];
  settings: Pick<CrmSettings, 'active_crm_mode'>;
  /** Of the way it goes. */
  health: ChannelHealth;
}): string | null {
  const { kind, state, settings, health } = input;
  const channel = copyChannel(kind);
  const { mode, system } = CHANNEL_FACTS[channel];
  if (state === 'sending') return 'It is being sent right now.';
  if (settings.active_crm_mode !== mode) {
    return `${system} is not your active CRM. Make it active under CRM, then retry.`;
  }
  const stop = stopRefusal(channel, health);
  return stop && DELIVERY_REFUSALS[stop];
}
