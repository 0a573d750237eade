import type { Delivery } from './delivery.ts';

/** Whether a delivery has not begun, so that it can still be stopped or sent elsewhere. */
export const isWaiting = ({ state }: Pick<Delivery, 'state'>): boolean =>
  state === 'held' || state === 'queued';
