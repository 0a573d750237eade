import { SWEEP_TASKS, TASK_SWEEPS, type TaskSweep } from '../endpoints/sweeps.ts';
import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { clock, wireBase } from './wire-base.ts';

/** Milliseconds that the sync of payments may take; the next one continues. */
const BILLING_BUDGET = 50_000;
/** Minutes between two of them. */
const BILLING_EVERY = 5;
const MINUTE = 60_000;

const isTime = (every: number) => Math.floor(clock().getTime() / MINUTE) % every === 0;
/** The local world waits for nothing that is due: there the clock comes by every few seconds. */
const isLooked = (every: number) => readConfig().FUNCTIONS_EMULATOR || isTime(every);

/** How many are due, counted up to the number of parts. */
async function dueOf(sweep: TaskSweep): Promise<number> {
  const { parts, every } = SWEEP_TASKS[sweep];
  if (sweep === 'readers') return isTime(every) ? 1 : 0;
  if (!isLooked(every)) return 0;
  const [base, { probeSweep }] = await Promise.all([wireBase(), import('../sweep/sweeps.ts')]);
  const { EMAIL_TEXT_MONTHS } = readConfig();
  return probeSweep(base, sweep, { limit: parts, text_months: EMAIL_TEXT_MONTHS });
}

/** Gives a sweep to its queue where anything is due. A fault is told, and the next minute makes up for it. */
async function begin(sweep: TaskSweep): Promise<void> {
  try {
    const of = await dueOf(sweep);
    if (of === 0) return;
    const { enqueueTask } = await import('../adapters/tasks/enqueue-task.ts');
    const tasks = Array.from({ length: of }, (_, index) => ({ sweep, part: { index, of } }));
    await Promise.all(tasks.map((task) => enqueueTask(SWEEP_TASKS[sweep].queue, task)));
  } catch (error) {
    log.error('sweep.not_begun', { sweep, error });
  }
}

async function syncPayments(): Promise<void> {
  if (!isLooked(BILLING_EVERY)) return;
  const { wireBillingSweep } = await import('./wire-billing.ts');
  const runSweep = await wireBillingSweep();
  const swept = await runSweep(BILLING_BUDGET);
  if (swept && swept.looked + swept.failed > 0) log.info('billing.swept', { ...swept });
}

/** What the clock starts. */
export async function runEveryMinute(): Promise<void> {
  await Promise.all([...TASK_SWEEPS.map(begin), syncPayments()]);
}
