import { waitingSince } from '@vibes/core/service-status/judge-status';
import type { ServiceStatus } from '@vibes/core/service-status/service-status';
import { partName, SWEEP_TASKS, TASK_SWEEPS, type TaskSweep } from '../endpoints/sweeps.ts';
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

/** A look of the clock: when, and what was known before. */
interface Look {
  now: Date;
  before: ServiceStatus;
}

const isTime = (now: Date, every: number) => Math.floor(now.getTime() / MINUTE) % every === 0;
/** The local world waits for nothing that is due: there the clock comes by every few seconds. */
const isLooked = (now: Date, every: number) =>
  readConfig().FUNCTIONS_EMULATOR || isTime(now, every);

const partsOf = (sweep: TaskSweep) =>
  Array.from({ length: SWEEP_TASKS[sweep].parts }, (_, index) => partName(sweep, index));

/** Whether a part was asked for and has not run: each minute asks again, also of what comes once a day. */
const isWaiting = (sweep: TaskSweep, { work }: ServiceStatus) =>
  partsOf(sweep).some((name) => work[name] && waitingSince(work[name]) !== null);

/** What is due, counted up to the number of parts; null where this minute does not look. */
async function dueOf(sweep: TaskSweep, { now, before }: Look): Promise<Probed | null> {
  const { parts, every } = SWEEP_TASKS[sweep];
  if (sweep === 'readers')
    return isTime(now, every) || isWaiting(sweep, before) ? { count: 1, since: now } : null;
  if (!isLooked(now, every) && !isWaiting(sweep, before)) return null;
  const [base, { probeSweep }] = await Promise.all([wireBase(), import('../sweep/sweeps.ts')]);
  const { EMAIL_TEXT_MONTHS } = readConfig();
  return probeSweep(base, sweep, { limit: parts, text_months: EMAIL_TEXT_MONTHS });
}

/** Gives a sweep to its queue where anything is due, and says what is. A fault is told, and counts as due. */
async function begin(sweep: TaskSweep, look: Look): Promise<Probed | null> {
  let due: Probed | null = { count: SWEEP_TASKS[sweep].parts, since: null };
  try {
    due = await dueOf(sweep, look);
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

async function giveWork(now: Date): Promise<void> {
  const { readStatus, noteClock } = await wireServiceStatus();
  const before = await readStatus();
  const due: Record<string, boolean> = {};
  let oldest_delivery_due_at = before.oldest_delivery_due_at;
  await Promise.all(
    TASK_SWEEPS.map(async (sweep) => {
      const probed = await begin(sweep, { now, before });
      if (!probed) return;
      for (const [index, name] of partsOf(sweep).entries()) due[name] = index < probed.count;
      if (sweep === 'deliveries') oldest_delivery_due_at = probed.since;
    }),
  );
  if (isLooked(now, BILLING_EVERY)) due['billing'] = true;
  const late = await noteClock(before, { looked_at: now, due, oldest_delivery_due_at });
  if (late.length > 0) log.error('work.late', { late });
}

async function syncPayments(now: Date): Promise<void> {
  if (!isLooked(now, BILLING_EVERY)) return;
  const [{ wireBillingSweep }, { noteRun }] = await Promise.all([
    import('./wire-billing.ts'),
    wireServiceStatus(),
  ]);
  const { runSweep, runWebhookCheck } = await wireBillingSweep();
  const swept = await runSweep(BILLING_BUDGET);
  if (swept && swept.looked + swept.failed > 0) log.info('billing.swept', { ...swept });
  await noteRun('billing');
  if (!isTime(now, WEBHOOK_EVERY)) return;
  try {
    const event = await runWebhookCheck();
    if (event !== null) log.error('stripe.webhook_failing', { event });
  } catch (error) {
    log.warn('stripe.webhook_unchecked', { error });
  }
}

/** What the clock starts. One that fails cuts off no other, and fails the run once all have ended. */
export async function runEveryMinute(): Promise<void> {
  const now = clock();
  const ended = await Promise.allSettled([giveWork(now), syncPayments(now)]);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
