import type { Delivery } from './delivery.ts';

/** Whether a delivery has not begun, so that it can still be stopped or sent elsewhere. */
export const isWaiting = ({ state }: Pick<Delivery, 'state'>): boolean =>
  state === 'held' || state === 'queued';

/** Whether a waiting delivery is sent without a press, at its time or when its account is unblocked. */
export const goesByItself = ({
  state,
  due_at,
  parked_due_at,
}: Pick<Delivery, 'state' | 'due_at' | 'parked_due_at'>): boolean =>
  state === 'queued' || due_at !== undefined || parked_due_at !== undefined;

/** A waiting email that only its owner's press sends, as in a review. */
export const UNTIL_PRESSED = {
  state: 'held',
  due_at: undefined,
  parked_due_at: undefined,
  last_error: null,
} as const satisfies Partial<Delivery>;
