import type { Callables } from '@vibes/core/api/callables';
import { log } from '../platform/log.ts';
import { before, once, unreadable, wireBase, wireQueue } from './wire-base.ts';

type Asked = Callables['deleteCreators']['payload'] & { uid: string };

/** Deleting and restoring by a person. */
export const wireDeletedCreators = once(async () => {
  const [queue, { runDeleteCreators, runRestoreCreators }] = await Promise.all([
    wireQueue(),
    import('../creator/run-delete-creators.ts'),
  ]);
  const ports = { ...queue, onFault: unreadable };
  return {
    deleteCreators: (asked: Asked) => runDeleteCreators(ports, asked),
    restoreCreators: (asked: Asked) => runRestoreCreators(ports, asked),
  };
});

/** Deletes for good what was deleted long ago. */
export const wirePurge = once(async () => {
  const [base, { runPurge }] = await Promise.all([wireBase(), import('../creator/run-purge.ts')]);
  const ports = { ...base, onFault: (fault: object) => log.error('purge.failed', { ...fault }) };
  return (budget: number) => runPurge(ports, { until: before(budget) });
});
