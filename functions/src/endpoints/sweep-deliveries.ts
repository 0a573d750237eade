import { REGION } from '@vibes/core/api/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';
import { MASTER_KEY } from './master-key.ts';

/** Milliseconds a sweep may take; the next one continues. */
const BUDGET = 240_000;
/** Milliseconds of queueing mirrors of back-fills before that. */
const BACKFILL_BUDGET = 20_000;
/** Milliseconds of making planned follow-ups emails before that. */
const FOLLOW_UP_BUDGET = 20_000;

/** Every minute: deliveries whose time has come, lost dispatches, leases that ended. */
export const sweepDeliveries = onSchedule(
  {
    region: REGION,
    schedule: 'every 1 minutes',
    secrets: [MASTER_KEY],
    ...CAPACITY.sweepDeliveries,
  },
  async () => {
    const { wireBackfills } = await import('../wiring/wire-crm.ts');
    const { wireDelivery } = await import('../wiring/wire-delivery.ts');
    const runBackfills = await wireBackfills();
    await runBackfills(BACKFILL_BUDGET);
    const { wireFollowUpSweep } = await import('../wiring/wire-follow-ups.ts');
    const runFollowUps = await wireFollowUpSweep();
    await runFollowUps(FOLLOW_UP_BUDGET);
    const { runDeliverySweep } = await wireDelivery();
    const swept = await runDeliverySweep(BUDGET);
    if (swept.moved > 0) log.info('deliveries.swept', swept);
  },
);
