import { CHANNEL_FACTS } from '../channel/channel.ts';
import type { Delivery } from './delivery.ts';

/**
 * True for an e-mail that a webhook may have taken: going another way, or to another address, it
 * would go a second time. A mail that Gmail did not take is free again.
 */
export const isPinned = ({ channel }: Pick<Delivery, 'channel'>): boolean =>
  channel !== null &&
  CHANNEL_FACTS[channel].kind === 'email' &&
  CHANNEL_FACTS[channel].transport === 'webhook';
