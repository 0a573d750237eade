import { CHANNEL_FACTS } from '../channel/channel.ts';
import type { Delivery } from './delivery.ts';

/**
 * True for an email that a webhook may have taken: through another channel, or to another address,
 * it would be sent twice. A mail that Gmail did not take is free again.
 */
export const isPinned = ({ channel }: Pick<Delivery, 'channel'>): boolean =>
  channel !== null &&
  CHANNEL_FACTS[channel].kind === 'email' &&
  CHANNEL_FACTS[channel].transport === 'webhook';
