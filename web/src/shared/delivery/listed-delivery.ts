import type { Delivery } from '@vibes/core/delivery/delivery';

/** A delivery as a list reads it. */
export type ListedDelivery = Delivery & { id: string };
