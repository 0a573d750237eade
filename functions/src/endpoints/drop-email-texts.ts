import { REGION } from '@vibes/core/api/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';

/** Milliseconds a sweep may take; the next one continues. */
const BUDGET = 240_000;

/** Every day: the texts of emails that are no longer kept. */
export const dropEmailTexts = onSchedule(
  { region: REGION, schedule: 'every 24 hours', ...CAPACITY.dropEmailTexts },
  async () => {
    const { wireTexts } = await import('../wiring/wire-delivery.ts');
    const { dropTexts } = await wireTexts();
    const dropped = await dropTexts(BUDGET);
    if (dropped > 0) log.info('texts.dropped', { dropped });
  },
);
