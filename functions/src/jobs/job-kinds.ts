import type { WorkName, WorkOf } from '@vibes/core/job/job';
import { sealAllJob, type SealPorts } from '../creator-index/seal-all-job.ts';
import {
  deleteCreatorsJob,
  restoreCreatorsJob,
  type RestorePorts,
} from '../creator/creators-job.ts';
import { retryFailedJob, type RetryFailedPorts } from '../delivery/retry-failed-job.ts';
import { planContactedJob } from '../follow-ups/plan-contacted-job.ts';
import type { JobKind } from './job-kind.ts';

export type JobKinds = { [Name in WorkName]: JobKind<WorkOf<Name>> };

/** Every kind of job, by the callable that begins it. */
export const jobKinds = (ports: SealPorts & RestorePorts & RetryFailedPorts): JobKinds => ({
  deleteCreators: deleteCreatorsJob(ports),
  restoreCreators: restoreCreatorsJob(ports),
  retryFailed: retryFailedJob(ports),
  sealCreators: sealAllJob(ports),
  switchFollowUps: planContactedJob(ports),
});
