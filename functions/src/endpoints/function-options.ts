import { REGION } from '@vibes/core/api/region';
import { readConfig } from '../platform/config.ts';
import { FUNCTIONS, tasksAtOnce, type FunctionName, type Queue, type Secret } from './functions.ts';

/** What firebase-functions takes of a function, by the table. */
export function functionOptions(name: FunctionName) {
  const { INSTANCE_SCALE, FUNCTIONS_EMULATOR } = readConfig();
  const { secrets, maxInstances, ...room } = FUNCTIONS[name];
  // The emulator has Stripe's in its environment; it would read a bound one from the Secret Manager.
  const isBound = (secret: Secret) => !FUNCTIONS_EMULATOR || secret === 'SECRETS_MASTER_KEY';
  return {
    region: REGION,
    ...room,
    maxInstances: maxInstances * INSTANCE_SCALE,
    secrets: [...secrets].filter(isBound),
  };
}

/** Tasks of a queue at once in the emulator, which starts a process for each. */
const EMULATED_AT_ONCE = 4;

/**
 * The options of a queue: one attempt for each task, since the next minute is the retry, and as many
 * at once as there is room for.
 */
export function queueOptions(queue: Queue) {
  const { INSTANCE_SCALE, FUNCTIONS_EMULATOR } = readConfig();
  const room = tasksAtOnce(queue) * INSTANCE_SCALE;
  return {
    ...functionOptions(queue),
    retryConfig: { maxAttempts: 1 },
    rateLimits: { maxConcurrentDispatches: FUNCTIONS_EMULATOR ? EMULATED_AT_ONCE : room },
  };
}
