import { REGION } from '@vibes/core/api/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { CAPACITY } from './capacity.ts';

/** Every 3 hours: checks whether a reader of a known service's pages is blind. */
export const checkReaders = onSchedule(
  { region: REGION, schedule: 'every 3 hours', ...CAPACITY.checkReaders },
  async () => {
    const { wireReaderCheck } = await import('../wiring/wire-reader-health.ts');
    const runCheck = await wireReaderCheck();
    await runCheck();
  },
);
