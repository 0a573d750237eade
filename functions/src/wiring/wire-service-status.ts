import { once, wireBase } from './wire-base.ts';

/** What the runs of work, the payment events and the clock note down. */
export const wireServiceStatus = once(async () => {
  const [base, { noteRun, notePaymentEvent }, { runClock }] = await Promise.all([
    wireBase(),
    import('../service-status/note-work.ts'),
    import('../service-status/run-clock.ts'),
  ]);
  return {
    noteRun: (name: string) => noteRun(base, name),
    notePaymentEvent: () => notePaymentEvent(base),
    runClock: (looked: Parameters<typeof runClock>[1]) => runClock(base, looked),
  };
});

export const wireHealth = once(async () => {
  const [base, { watchedHealth }] = await Promise.all([
    wireBase(),
    import('../service-status/watched-health.ts'),
  ]);
  return watchedHealth(base);
});
