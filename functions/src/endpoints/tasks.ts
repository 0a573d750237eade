import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { log } from '../platform/log.ts';
import { queueOptions } from './function-options.ts';
import { partName, sweepTaskSchema } from './sweeps.ts';

/**
 * Milliseconds that the task of a sweep works before it leaves the rest to the next minute's, so that
 * tasks never pile up.
 */
const SWEEP_BUDGET = 50_000;
/** Milliseconds that a dispatch may keep sending before it leaves the rest to the sweep. */
const DISPATCH_BUDGET = 240_000;

const dispatchSchema = z.strictObject({ uid: z.string().min(1), id: z.string().min(1) });

async function runSweepTask(data: unknown): Promise<void> {
  const { sweep, part } = sweepTaskSchema.parse(data);
  const [{ SWEEP_RUNS }, { wireServiceStatus }] = await Promise.all([
    import('../wiring/wire-sweeps.ts'),
    import('../wiring/wire-service-status.ts'),
  ]);
  await SWEEP_RUNS[sweep]({ budget: SWEEP_BUDGET, part });
  const { noteRun } = await wireServiceStatus();
  await noteRun(partName(sweep, part.index));
}

async function runDispatchTask({ uid }: { uid: string }): Promise<void> {
  const { wireDelivery } = await import('../wiring/wire-delivery.ts');
  const { runDispatch } = await wireDelivery();
  const moved = await runDispatch(uid, DISPATCH_BUDGET);
  log.info('deliveries.nudged', { uid, moved });
}

/** Sends: what is due of one account, by a dispatch, or a part of all that is due. */
export const deliver = onTaskDispatched(queueOptions('deliver'), async ({ data }) => {
  const dispatch = dispatchSchema.safeParse(data);
  await (dispatch.success ? runDispatchTask(dispatch.data) : runSweepTask(data));
});

/** Looks into mailboxes for replies. */
export const watch = onTaskDispatched(queueOptions('watch'), ({ data }) => runSweepTask(data));

/** All other sweeps. It reads foreign pages and pictures, and has no secret. */
export const shard = onTaskDispatched(queueOptions('shard'), ({ data }) => runSweepTask(data));
