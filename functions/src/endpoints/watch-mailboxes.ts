import { REGION } from '@vibes/core/api/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';
import { MASTER_KEY } from './master-key.ts';

/** Milliseconds a sweep may take; the next one continues. */
const BUDGET = 240_000;

/** Every minute: mailboxes in which replies are looked for, as each becomes due. */
export const watchMailboxes = onSchedule(
  {
    region: REGION,
    schedule: 'every 1 minutes',
    secrets: [MASTER_KEY],
    ...CAPACITY.watchMailboxes,
  },
  async () => {
    const { wireReplies } = await import('../wiring/wire-replies.ts');
    const { runWatchSweep } = await wireReplies();
    const { looks } = await runWatchSweep(BUDGET);
    if (looks > 0) log.info('mailboxes.watched', { looks });
  },
);
