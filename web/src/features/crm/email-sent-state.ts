import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';

export type EmailSentState = DeliveryState | 'none' | 'unknown';

/**
 * The delivery's state; without one (null), or while it is not known (undefined), what the
 * creator's own record says.
 */
export function emailSentState(
  creator: Pick<Creator, 'email_sent'>,
  delivery: Pick<Delivery, 'state'> | null | undefined,
): EmailSentState {
  if (delivery) return delivery.state;
  if (creator.email_sent) return 'sent';
  return delivery === null ? 'none' : 'unknown';
}
