import { getFunctions } from 'firebase-admin/functions';
import { readConfig } from '../../platform/config.ts';

/** Puts a task into the queue of a function. Throws when it could not. */
export const enqueueTask = (queue: string, task: object): Promise<void> =>
  getFunctions().taskQueue(`locations/${readConfig().REGION}/functions/${queue}`).enqueue(task);
