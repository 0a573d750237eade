import type { Delivery } from './delivery.ts';
import { isPinned } from './is-pinned.ts';

/**
 * True for an e-mail that ended and went out, or may have: it is never overwritten. A further
 * e-mail to the creator is a new delivery.
 */
export const mayHaveGone = (delivery: Pick<Delivery, 'state' | 'channel'>): boolean =>
  delivery.state === 'sent' || delivery.state === 'uncertain' || isPinned(delivery);
