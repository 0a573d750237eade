import { log } from '../platform/log.ts';
import type { Part } from '../sweep/part.ts';
import { before, once, wireBase } from './wire-base.ts';

/** Makes follow-ups that are due emails, for the sweep of deliveries. */
export const wireFollowUpSweep = once(async () => {
  const [base, { runFollowUpSweep }] = await Promise.all([
    wireBase(),
    import('../follow-ups/run-follow-up-sweep.ts'),
  ]);
  const ports = {
    ...base,
    onFault: (fault: object) => log.error('follow_up.failed', { ...fault }),
  };
  return (budget: number, part: Part) => runFollowUpSweep(ports, { until: before(budget), part });
});
