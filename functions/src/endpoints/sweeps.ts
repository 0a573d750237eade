import * as z from 'zod';
import type { SweepName } from '../sweep/sweeps.ts';
import type { Queue } from './functions.ts';

/** How a sweep is begun. */
interface BegunSweep {
  queue: Queue;
  /** Tasks at most: each account belongs to one part. */
  parts: number;
  /** Minutes between two looks at whether anything is due. */
  every: number;
}

const DAY = 24 * 60;

/** `everyMinute` looks what is due, and gives it to tasks of a queue. */
export const SWEEP_TASKS = {
  deliveries: { queue: 'deliver', parts: 4, every: 1 },
  watch: { queue: 'watch', parts: 4, every: 1 },
  // One task, so that no site is called twice at the same moment.
  rereads: { queue: 'shard', parts: 1, every: 5 },
  pictures: { queue: 'shard', parts: 3, every: 1 },
  followUps: { queue: 'shard', parts: 2, every: 1 },
  backfills: { queue: 'shard', parts: 2, every: 1 },
  jobs: { queue: 'shard', parts: 2, every: 1 },
  purge: { queue: 'shard', parts: 1, every: DAY },
  texts: { queue: 'shard', parts: 1, every: DAY },
  // By the clock alone: it judges what the readers counted.
  readers: { queue: 'shard', parts: 1, every: 3 * 60 },
} as const satisfies Record<Exclude<SweepName, 'billing'> | 'readers', BegunSweep>;
export type TaskSweep = keyof typeof SWEEP_TASKS;
export const TASK_SWEEPS = Object.keys(SWEEP_TASKS) as [TaskSweep, ...TaskSweep[]];

/** What a part of a sweep is called where its runs are noted. */
export const partName = (sweep: TaskSweep, index: number): string =>
  SWEEP_TASKS[sweep].parts === 1 ? sweep : `${sweep}_${index + 1}`;

/** What a task of a sweep carries. */
export const sweepTaskSchema = z.strictObject({
  sweep: z.enum(TASK_SWEEPS),
  part: z.strictObject({ index: z.int().nonnegative(), of: z.int().positive() }),
});
export type SweepTask = z.infer<typeof sweepTaskSchema>;
