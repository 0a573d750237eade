import type { DeliveryDispatch } from '../../ports/delivery-dispatch.ts';
import { enqueueTask } from './enqueue-task.ts';

/**
 * Dispatches by a task. `onLost` receives the error of a dispatch that could not be enqueued; the
 * sweep makes up for it.
 */
export function taskDispatch(queue: string, onLost: (error: unknown) => void): DeliveryDispatch {
  return async (delivery) => {
    try {
      await enqueueTask(queue, delivery);
    } catch (error) {
      onLost(error);
    }
  };
}
