import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';

export type EmailSentState = DeliveryState | 'none';

/** The delivery's state; without a delivery, what the creator's own record says. */
export function emailSentState(
  creator: Pick<Creator, 'email_sent'>,
  delivery: Pick<Delivery, 'state'> | undefined,
): EmailSentState {
  return delivery?.state ?? (creator.email_sent ? 'sent' : 'none');
}
