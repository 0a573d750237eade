import { REGION } from '@vibes/core/api/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';

/** Milliseconds a sweep may take; the next one continues. */
const BUDGET = 240_000;

/** Every minute: the pictures of creators that were captured. */
export const fetchPictures = onSchedule(
  { region: REGION, schedule: 'every 1 minutes', ...CAPACITY.fetchPictures },
  async () => {
    const { wirePictures } = await import('../wiring/wire-pictures.ts');
    const { runPictures } = await wirePictures();
    const ends = await runPictures(BUDGET);
    if (Object.values(ends).some((count) => count > 0)) log.info('pictures.fetched', { ...ends });
  },
);
