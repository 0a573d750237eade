import type { Delivery, DeliveryState } from './delivery.ts';

const OPEN: ReadonlySet<DeliveryState> = new Set(['held', 'queued', 'sending']);

/** Whether nothing more happens to it by itself. A person may still send it again. */
export const hasEnded = ({ state }: Pick<Delivery, 'state'>): boolean => !OPEN.has(state);
