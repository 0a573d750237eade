import { REGION } from '@vibes/core/api/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';
import { STRIPE_KEY } from './stripe-secrets.ts';

/** Milliseconds a sweep may take; the next one continues. */
const BUDGET = 240_000;

/** Every 5 minutes: accounts whose plan or payment is due to change, with or without an event. */
export const sweepBilling = onSchedule(
  { region: REGION, schedule: 'every 5 minutes', secrets: STRIPE_KEY, ...CAPACITY.sweepBilling },
  async () => {
    const { wireBillingSweep } = await import('../wiring/wire-billing.ts');
    const runSweep = await wireBillingSweep();
    const swept = await runSweep(BUDGET);
    if (swept && swept.looked + swept.failed > 0) log.info('billing.swept', { ...swept });
  },
);
