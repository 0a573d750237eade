import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';

const ON_ITS_WAY: ReadonlySet<DeliveryState> = new Set(['sending', 'sent', 'uncertain']);
const WAITING: ReadonlySet<DeliveryState> = new Set(['held', 'queued']);

type Going = Pick<Delivery, 'state' | 'to'>;

/** What another address means for the e-mail; `delivery` is undefined while it is not known. */
export function choiceSentence(delivery: Going | null | undefined): string | undefined {
  if (delivery === undefined) return undefined;
  if (delivery && WAITING.has(delivery.state)) return 'The e-mail that waits goes there.';
  if (delivery && ON_ITS_WAY.has(delivery.state))
    return `The e-mail already went to ${delivery.to}. No other is sent.`;
  return 'Capture the creator again to send an e-mail there.';
}

/** Where an e-mail goes or went, when that is not the creator's address; null when it is, or none goes. */
export function otherRecipient(
  email: string | null,
  delivery: Going | null | undefined,
): { to: string; isWaiting: boolean } | null {
  if (!delivery || delivery.to === email) return null;
  const isWaiting = WAITING.has(delivery.state);
  return isWaiting || ON_ITS_WAY.has(delivery.state) ? { to: delivery.to, isWaiting } : null;
}
