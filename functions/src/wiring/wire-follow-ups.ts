import type { Callables } from '@vibes/core/api/callables';
import { log } from '../platform/log.ts';
import { before, mailLimits, once, wireBase, wireQueue } from './wire-base.ts';

type Of<Name extends keyof Callables> = Callables[Name]['payload'] & { uid: string };

/** What a person does with follow-ups. */
export const wireFollowUps = once(async () => {
  const [queue, changing, switching] = await Promise.all([
    wireQueue(),
    import('../follow-ups/run-change-follow-up.ts'),
    import('../follow-ups/run-switch-follow-ups.ts'),
  ]);
  const ports = { ...queue, limits: mailLimits() };
  return {
    changeFollowUp: (request: Of<'changeFollowUp'>) => changing.runChangeFollowUp(ports, request),
    switchFollowUps: (request: Of<'switchFollowUps'>) =>
      switching.runSwitchFollowUps(ports, request),
    previewFollowUps: (request: { uid: string }) => switching.runPreviewFollowUps(ports, request),
  };
});

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
  return (budget: number) => runFollowUpSweep(ports, { until: before(budget) });
});
