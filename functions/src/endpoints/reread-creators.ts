import { REGION } from '@vibes/core/api/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';

/** Milliseconds a sweep may take; the next one continues. */
const BUDGET = 240_000;

/** Every 5 minutes: creators whose profile, or a page it links to, could not be read before. */
export const rereadCreators = onSchedule(
  { region: REGION, schedule: 'every 5 minutes', ...CAPACITY.rereadCreators },
  async () => {
    const { wireReread } = await import('../wiring/wire-pages.ts');
    const { runReread } = await wireReread();
    const ends = await runReread(BUDGET);
    if (Object.values(ends).some((count) => count > 0)) log.info('creators.reread', { ...ends });
  },
);
