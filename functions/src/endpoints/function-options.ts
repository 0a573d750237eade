import { readConfig } from '../platform/config.ts';
import { FUNCTIONS, tasksAtOnce, type FunctionName, type Queue } from './functions.ts';

/** What firebase-functions takes of a function, by the table. */
export function functionOptions(name: FunctionName) {
  const { INSTANCE_SCALE, REGION } = readConfig();
  const { secrets, maxInstances, ...room } = FUNCTIONS[name];
  return {
    region: REGION,
    ...room,
    maxInstances: maxInstances * INSTANCE_SCALE,
    secrets: [...secrets],
  };
}

/**
 * The options of a queue: one attempt for each task, since the next minute is the retry, and as many
 * at once as there is room for.
 */
export function queueOptions(queue: Queue) {
  const { INSTANCE_SCALE } = readConfig();
  return {
    ...functionOptions(queue),
    retryConfig: { maxAttempts: 1 },
    rateLimits: { maxConcurrentDispatches: tasksAtOnce(queue) * INSTANCE_SCALE },
  };
}
