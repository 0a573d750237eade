import type { EmailMode } from '@vibes/core/account/email-settings';
import { CHANNELS, type Channel } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { channelOf } from './channel-of.ts';

/** The channels on which several deliveries failed, in the order of `CHANNELS`. */
export function failedChannels(
  deliveries: Pick<Delivery, 'kind' | 'channel' | 'state'>[],
  mode: EmailMode | null,
): Channel[] {
  const failed = deliveries
    .filter(({ state }) => state === 'failed')
    .map((delivery) => channelOf(delivery, mode));
  return CHANNELS.filter((channel) => failed.filter((one) => one === channel).length > 1);
}
