import { onSchedule } from 'firebase-functions/scheduler';
import { functionOptions } from './function-options.ts';

/** Gives what is due to tasks, and syncs the accounts whose payments are due. */
export const everyMinute = onSchedule(
  { ...functionOptions('everyMinute'), schedule: 'every 1 minutes' },
  async () => {
    const { runEveryMinute } = await import('../wiring/wire-every-minute.ts');
    await runEveryMinute();
  },
);
