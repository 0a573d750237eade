import { readConfig } from '../platform/config.ts';
import { runAccount } from '../platform/run-account.ts';
import { FUNCTIONS, tasksAtOnce, type FunctionName, type Queue } from './functions.ts';

/** What firebase-functions takes of a function, by the table. */
export function functionOptions(name: FunctionName) {
  const { INSTANCE_SCALE, REGION, FUNCTIONS_EMULATOR } = readConfig();
  // firebase-tools names the project when it asks what to deploy.
  const { GCLOUD_PROJECT } = process.env;
  const isDeployed = GCLOUD_PROJECT !== undefined && !FUNCTIONS_EMULATOR;
  const { secrets, maxInstances, ...room } = FUNCTIONS[name];
  return {
    region: REGION,
    ...room,
    maxInstances: maxInstances * INSTANCE_SCALE,
    secrets: [...secrets],
    ...(isDeployed && { serviceAccount: runAccount(GCLOUD_PROJECT) }),
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
