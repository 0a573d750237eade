import { CHANNEL_FACTS, mirrorChannel, type MirrorKind } from '../channel/channel.ts';
import type { ChannelHealth } from '../channel/channel-health.ts';
import { stopReason } from '../channel/stop-reason.ts';
import type { CrmSettings } from '../crm/crm-settings.ts';
import { DELIVERY_REFUSALS } from './delivery-refusal.ts';
import type { Delivery } from './delivery.ts';

/** Why a mirror cannot go out again now, as a sentence; null when it can. */
export function askMirrorAgain(input: {
  kind: MirrorKind;
  state: Delivery['state'];
  settings: Pick<CrmSettings, 'active_crm_mode'>;
  /** The health of its channel. */
  health: ChannelHealth;
}): string | null {
  const { kind, state, settings, health } = input;
  const channel = mirrorChannel(kind);
  const { mode, system } = CHANNEL_FACTS[channel];
  if (state === 'sending') return 'It’s being sent right now.';
  if (settings.active_crm_mode !== mode) {
    return `${system} isn’t your active CRM. Make it active in CRM, then retry.`;
  }
  const stop = stopReason(channel, health);
  return stop && DELIVERY_REFUSALS[stop];
}
