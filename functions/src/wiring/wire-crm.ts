import type { Callables } from '@vibes/core/api/callables';
import { log } from '../platform/log.ts';
import type { Part } from '../sweep/part.ts';
import { before, once, wireBase, wireSecrets } from './wire-base.ts';
import { wireNotion } from './wire-channels.ts';

const wireCrm = once(async () => {
  const [base, secrets, notion] = await Promise.all([wireBase(), wireSecrets(), wireNotion()]);
  return { ...base, secrets, notion };
});

export const wireCrmCheck = once(async () => {
  const [ports, { runCrmCheck }] = await Promise.all([
    wireCrm(),
    import('../crm/run-crm-check.ts'),
  ]);
  return runCrmCheck(ports);
});

export const wireCheckNotion = once(async () => {
  const [ports, { checkNotion }] = await Promise.all([wireCrm(), import('../crm/check-notion.ts')]);
  return (uid: string, request: Callables['checkNotion']['payload']) =>
    checkNotion(ports, { uid, request });
});

export const wireBackfills = once(async () => {
  const [base, { runBackfills }] = await Promise.all([
    wireBase(),
    import('../crm/run-backfill.ts'),
  ]);
  const onFault = (fault: object) => log.error('backfill.failed', { ...fault });
  /** A fault does not stop the rest of the sweep. */
  return async (budget: number, part: Part) => {
    try {
      await runBackfills({ ...base, onFault }, { until: before(budget), part });
    } catch (error) {
      onFault({ error });
    }
  };
});
