import { hasEnded } from '@vibes/core/delivery/has-ended';
import type { DeliveryState } from '@vibes/core/delivery/delivery';
import { deliveryPlace } from '@vibes/core/firestore/places';
import type { Migration } from './migration.ts';

/** When a delivery of an earlier version ended, from which on its text is kept for some months. */
export const endedDeliveries: Migration = {
  id: '2026-11-24-ended-deliveries',
  place: deliveryPlace,
  add({ state, ended_at, sent_at, updated_at }) {
    if (ended_at || !hasEnded({ state: state as DeliveryState })) return null;
    return { ended_at: sent_at ?? updated_at };
  },
};
