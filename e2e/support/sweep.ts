import {
  SWEEP_TASKS,
  type SweepTask,
  type TaskSweep,
} from '../../functions/src/endpoints/sweeps.ts';
import { runSchedules } from '../../local/src/world/schedule-loop.ts';
import { testWorld } from './world.ts';

/** Runs a sweep to its end, as one task with all accounts. */
async function runSweep(sweep: TaskSweep): Promise<void> {
  const { functions, project, region } = await testWorld();
  const { queue } = SWEEP_TASKS[sweep];
  const data: SweepTask = { sweep, part: { index: 0, of: 1 } };
  const response = await fetch(`${functions}/${project}/${region}/${queue}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(`${sweep} did not run: ${response.status}`);
}

/** What the clock does every minute: payments that are due are synced, all else that is due is in a queue. */
export const everyMinute = async (): Promise<void> => runSchedules(await testWorld());

/** Goes on with back-fills and with jobs that were left, makes due follow-ups emails, and sends every delivery that is due. */
export async function sweep(): Promise<void> {
  await runSweep('backfills');
  await runSweep('jobs');
  await runSweep('followUps');
  await runSweep('deliveries');
}

/** Reads every creator again that is due. */
export const rereadCreators = (): Promise<void> => runSweep('rereads');

/** Runs the check of the readers. */
export const checkReaders = (): Promise<void> => runSweep('readers');

/** Fetches every picture that is due. */
export const fetchPictures = (): Promise<void> => runSweep('pictures');

/** Looks into every mailbox that is due. */
export const watchMailboxes = (): Promise<void> => runSweep('watch');
