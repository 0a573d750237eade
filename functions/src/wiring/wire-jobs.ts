import { log } from '../platform/log.ts';
import type { Part } from '../sweep/part.ts';
import { before, once } from './wire-base.ts';
import { wirePerson } from './wire-person.ts';

/** Finishes the jobs that no page asks for any more. */
export const wireJobs = once(async () => {
  const [person, { gzipPacker: packer }, { runResumeEmail }, { jobKinds }, { runJobs }] =
    await Promise.all([
      wirePerson(),
      import('../adapters/gzip/gzip-packer.ts'),
      import('../delivery/run-resume-email.ts'),
      import('../jobs/job-kinds.ts'),
      import('../jobs/run-jobs.ts'),
    ]);
  const resumeEmail = (of: { uid: string; id: string }) => runResumeEmail(person, of);
  const kinds = jobKinds({ ...person, packer, resumeEmail });
  const onFault = (fault: object) => log.error('job.failed', { ...fault });
  return (budget: number, part: Part) =>
    runJobs({ ...person, kinds, onFault }, { until: before(budget), part });
});
