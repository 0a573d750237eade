import { REGION } from '@vibes/core/api/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';

/** Milliseconds a sweep may take; the next one continues. */
const BUDGET = 240_000;

/** Every day: the texts of emails that are no longer kept, and the creators deleted 30 days ago. */
export const dropEmailTexts = onSchedule(
  { region: REGION, schedule: 'every 24 hours', ...CAPACITY.dropEmailTexts },
  async () => {
    try {
      const { wirePurge } = await import('../wiring/wire-deleted-creators.ts');
      const purged = await (await wirePurge())(BUDGET);
      if (purged > 0) log.info('creators.purged', { purged });
    } finally {
      const { wireTexts } = await import('../wiring/wire-delivery.ts');
      const { dropTexts } = await wireTexts();
      const dropped = await dropTexts(BUDGET);
      if (dropped > 0) log.info('texts.dropped', { dropped });
    }
  },
);
