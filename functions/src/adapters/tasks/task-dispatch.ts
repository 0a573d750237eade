import { getFunctions } from 'firebase-admin/functions';
import { REGION } from '@vibes/core/api/region';
import type { DeliveryDispatch } from '../../ports/delivery-dispatch.ts';

/**
 * Dispatches by a Cloud Tasks task. `onLost` receives the error of a dispatch that could not be
 * enqueued; the sweep makes up for it.
 */
export function taskDispatch(queue: string, onLost: (error: unknown) => void): DeliveryDispatch {
  return async (delivery) => {
    try {
      await getFunctions().taskQueue(`locations/${REGION}/functions/${queue}`).enqueue(delivery);
    } catch (error) {
      onLost(error);
    }
  };
}
