import type { Delivery } from './delivery.ts';
import { isPinned } from './is-pinned.ts';

/**
 * True for an email that went out, or may have, also where a webhook may have it and it still
 * waits for another try: it is never overwritten. A further email to the creator is a new delivery.
 */
export const mayHaveGone = (delivery: Pick<Delivery, 'state' | 'channel'>): boolean =>
  delivery.state === 'sent' || delivery.state === 'uncertain' || isPinned(delivery);
