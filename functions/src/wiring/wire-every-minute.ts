import { SWEEP_TASKS, TASK_SWEEPS, type TaskSweep } from '../endpoints/sweeps.ts';
import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import type { Probed } from '../sweep/sweeps.ts';
import { clock, wireBase } from './wire-base.ts';
import { wireServiceStatus } from './wire-service-status.ts';

/** Milliseconds that the sync of payments may take; the next one continues. */
const BILLING_BUDGET = 50_000;
/** Minutes between two of them. */
const BILLING_EVERY = 5;
/** Minutes between two looks whether the payment provider's events arrive. */
const WEBHOOK_EVERY = 60;
const MINUTE = 60_000;

const isTime = (every: number) => Math.floor(clock().getTime() / MINUTE) % every === 0;
/** The local world waits for nothing that is due: there the clock comes by every few seconds. */
const isLooked = (every: number) => readConfig().FUNCTIONS_EMULATOR || isTime(every);

/** What is due, counted up to the number of parts; null where this minute does not look. */
async function dueOf(sweep: TaskSweep): Promise<Probed | null> {
  const { parts, every } = SWEEP_TASKS[sweep];
  if (sweep === 'readers') return isTime(every) ? { count: 1, since: clock() } : null;
  if (!isLooked(every)) return null;
  const [base, { probeSweep }] = await Promise.all([wireBase(), import('../sweep/sweeps.ts')]);
  const { EMAIL_TEXT_MONTHS } = readConfig();
  return probeSweep(base, sweep, { limit: parts, text_months: EMAIL_TEXT_MONTHS });
}

/** Gives a sweep to its queue where anything is due, and says what is. A fault is told, and the next minute makes up for it. */
async function begin(sweep: TaskSweep): Promise<Probed | null> {
  let due: Probed | null = null;
  try {
    due = await dueOf(sweep);
    if (!due || due.count === 0) return due;
    const { enqueueTask } = await import('../adapters/tasks/enqueue-task.ts');
    const of = due.count;
    const tasks = Array.from({ length: of }, (_, index) => ({ sweep, part: { index, of } }));
    await Promise.all(tasks.map((task) => enqueueTask(SWEEP_TASKS[sweep].queue, task)));
  } catch (error) {
    log.error('sweep.not_begun', { sweep, error });
  }
  return due;
}

async function giveWork(): Promise<void> {
  const [probes, { runClock }] = await Promise.all([
    Promise.all(TASK_SWEEPS.map(async (sweep) => [sweep, await begin(sweep)] as const)),
    wireServiceStatus(),
  ]);
  const looked = probes.flatMap(([sweep, due]) => (due ? [[sweep, due.count > 0] as const] : []));
  const deliveries = probes.find(([sweep]) => sweep === 'deliveries')?.[1];
  const late = await runClock({
    due: { ...Object.fromEntries(looked), ...(isLooked(BILLING_EVERY) && { billing: true }) },
    oldest_delivery_due_at: deliveries?.since ?? null,
  });
  if (late.length > 0) log.error('work.late', { late });
}

async function syncPayments(): Promise<void> {
  if (!isLooked(BILLING_EVERY)) return;
  const [{ wireBillingSweep }, { noteRun }] = await Promise.all([
    import('./wire-billing.ts'),
    wireServiceStatus(),
  ]);
  const { runSweep, runWebhookCheck } = await wireBillingSweep();
  const swept = await runSweep(BILLING_BUDGET);
  if (swept && swept.looked + swept.failed > 0) log.info('billing.swept', { ...swept });
  await noteRun('billing');
  if (!isTime(WEBHOOK_EVERY)) return;
  try {
    const lost = await runWebhookCheck();
    if (lost > 0) log.error('stripe.webhook_failing', { lost });
  } catch (error) {
    log.warn('stripe.webhook_unchecked', { error });
  }
}

/** What the clock starts. */
export async function runEveryMinute(): Promise<void> {
  await Promise.all([giveWork(), syncPayments()]);
}
