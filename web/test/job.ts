import type { JobProgress } from '@vibes/core/api/job';

/** A job of a callable that is over, and one that goes on. */
export const doneJob = (total = 0): { job: JobProgress } => ({
  job: { state: 'done', done: total, total },
});
export const runningJob = (done: number, total: number): { job: JobProgress } => ({
  job: { state: 'running', done, total },
});
