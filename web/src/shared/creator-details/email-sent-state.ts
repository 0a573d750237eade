import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { shownState, type ShownState } from '../delivery/delivery-words.ts';

export type EmailSentState = ShownState | 'none' | 'unknown';

/**
 * The delivery's state; without one (null), or while it is not known (undefined), what the
 * creator's own record says.
 */
export function emailSentState(
  creator: Pick<Creator, 'email_sent'>,
  delivery: (Pick<Delivery, 'state'> & Partial<Pick<Delivery, 'bounce'>>) | null | undefined,
): EmailSentState {
  if (delivery) return shownState(delivery);
  if (creator.email_sent) return 'sent';
  return delivery === null ? 'none' : 'unknown';
}
