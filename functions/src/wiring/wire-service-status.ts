import { once, wireBase } from './wire-base.ts';

/** What follows the first. */
type After<All extends unknown[]> = All extends [unknown, ...infer Rest] ? Rest : never;

/** What the runs of work, the payment events and the clock note down. */
export const wireServiceStatus = once(async () => {
  const [base, { noteRun, notePaymentEvent }, { readStatus, noteClock }] = await Promise.all([
    wireBase(),
    import('../service-status/note-work.ts'),
    import('../service-status/run-clock.ts'),
  ]);
  return {
    noteRun: (name: string) => noteRun(base, name),
    notePaymentEvent: () => notePaymentEvent(base),
    readStatus: () => readStatus(base.documents),
    noteClock: (...noted: After<Parameters<typeof noteClock>>) =>
      noteClock(base.documents, ...noted),
  };
});

export const wireHealth = once(async () => {
  const [base, { watchedHealth }] = await Promise.all([
    wireBase(),
    import('../service-status/watched-health.ts'),
  ]);
  return watchedHealth(base);
});
