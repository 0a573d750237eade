import type { Delivery } from './delivery.ts';
import { isPinned } from './is-pinned.ts';

/**
 * True for an e-mail that has ended and went out, or that somebody may have: it is never written
 * over. A further e-mail to the creator is a delivery of its own.
 */
export const mayHaveGone = (delivery: Pick<Delivery, 'state' | 'channel'>): boolean =>
  delivery.state === 'sent' || delivery.state === 'uncertain' || isPinned(delivery);
