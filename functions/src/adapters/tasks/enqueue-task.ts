import { REGION } from '@vibes/core/api/region';
import { getFunctions } from 'firebase-admin/functions';

/** Puts a task into the queue of a function. Throws when it could not. */
export const enqueueTask = (queue: string, task: object): Promise<void> =>
  getFunctions().taskQueue(`locations/${REGION}/functions/${queue}`).enqueue(task);
