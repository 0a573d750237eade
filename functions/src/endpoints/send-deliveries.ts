import { REGION } from '@vibes/core/api/region';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { z } from 'zod';
import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';
import { MASTER_KEY } from './master-key.ts';

const dispatchSchema = z.object({ uid: z.string().min(1), id: z.string().min(1) });
/** Milliseconds a dispatch may keep sending before it leaves the rest to the sweep. */
const BUDGET = 240_000;

/**
 * The dispatch queue: runs what is due of one user. One attempt only, since the sweep every minute
 * is the retry.
 */
export const sendDeliveries = onTaskDispatched(
  {
    region: REGION,
    secrets: [MASTER_KEY],
    ...CAPACITY.sendDeliveries,
    retryConfig: { maxAttempts: 1 },
    rateLimits: { maxConcurrentDispatches: readConfig().NUDGES_AT_ONCE },
  },
  async ({ data }) => {
    const { uid } = dispatchSchema.parse(data);
    const { wireDelivery } = await import('../wiring/wire-delivery.ts');
    const { runDispatch } = await wireDelivery();
    const moved = await runDispatch(uid, BUDGET);
    log.info('deliveries.nudged', { uid, moved });
  },
);
