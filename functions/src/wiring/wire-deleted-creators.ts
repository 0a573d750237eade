import type { Callables } from '@vibes/core/api/callables';
import { log } from '../platform/log.ts';
import type { Part } from '../sweep/part.ts';
import { before, once, unreadable, wireBase, wireQueue } from './wire-base.ts';
import { wireDns } from './wire-dns.ts';

type Of<Name extends keyof Callables> = Callables[Name]['payload'] & { uid: string };

/** Deleting and restoring by a person. */
export const wireDeletedCreators = once(async () => {
  const [queue, { takesMail }, { runResumeEmail }, { runDeleteCreators, runRestoreCreators }] =
    await Promise.all([
      wireQueue(),
      wireDns(),
      import('../delivery/run-resume-email.ts'),
      import('../creator/run-delete-creators.ts'),
    ]);
  const ports = {
    ...queue,
    resumeEmail: (of: { uid: string; id: string }) => runResumeEmail({ ...queue, takesMail }, of),
    onFault: unreadable,
  };
  return {
    deleteCreators: (asked: Of<'deleteCreators'>) => runDeleteCreators(ports, asked),
    restoreCreators: (asked: Of<'restoreCreators'>) => runRestoreCreators(ports, asked),
  };
});

/** Deletes for good what was deleted long ago. */
export const wirePurge = once(async () => {
  const [base, { runPurge }] = await Promise.all([wireBase(), import('../creator/run-purge.ts')]);
  const ports = { ...base, onFault: (fault: object) => log.error('purge.failed', { ...fault }) };
  return (budget: number, part: Part) => runPurge(ports, { until: before(budget), part });
});
