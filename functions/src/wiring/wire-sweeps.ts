import type { TaskSweep } from '../endpoints/sweeps.ts';
import { log } from '../platform/log.ts';
import type { Part } from '../sweep/part.ts';

/** Milliseconds it may take, and the accounts it is for. */
interface SweepRun {
  budget: number;
  part: Part;
}

/** Says what a run did; nothing where nothing was due. */
function tell(event: string, counts: Record<string, number>) {
  if (Object.values(counts).some((count) => count > 0)) log.info(event, counts);
}

/** Runs each sweep. What it needs is loaded with its first run. */
export const SWEEP_RUNS: Record<TaskSweep, (run: SweepRun) => Promise<void>> = {
  async deliveries({ budget, part }) {
    const { wireDelivery } = await import('./wire-delivery.ts');
    const { runDeliverySweep } = await wireDelivery();
    const { queues, moved } = await runDeliverySweep(budget, part);
    if (moved > 0) log.info('deliveries.swept', { queues, moved });
  },
  async watch({ budget, part }) {
    const { wireReplies } = await import('./wire-replies.ts');
    const { runWatchSweep } = await wireReplies();
    tell('mailboxes.watched', { ...(await runWatchSweep(budget, part)) });
  },
  async rereads({ budget, part }) {
    const { wireReread } = await import('./wire-pages.ts');
    const { runReread } = await wireReread();
    tell('creators.reread', { ...(await runReread(budget, part)) });
  },
  async pictures({ budget, part }) {
    const { wirePictures } = await import('./wire-pictures.ts');
    const { runPictures } = await wirePictures();
    tell('pictures.fetched', { ...(await runPictures(budget, part)) });
  },
  async followUps({ budget, part }) {
    const { wireFollowUpSweep } = await import('./wire-follow-ups.ts');
    const runFollowUps = await wireFollowUpSweep();
    tell('follow_ups.queued', { ...(await runFollowUps(budget, part)) });
  },
  async backfills({ budget, part }) {
    const { wireBackfills } = await import('./wire-crm.ts');
    const runBackfills = await wireBackfills();
    await runBackfills(budget, part);
  },
  async jobs({ budget, part }) {
    const { wireJobs } = await import('./wire-jobs.ts');
    const runJobs = await wireJobs();
    tell('jobs.continued', { ...(await runJobs(budget, part)) });
  },
  async purge({ budget, part }) {
    const { wirePurge } = await import('./wire-deleted-creators.ts');
    const runPurge = await wirePurge();
    tell('creators.purged', { purged: await runPurge(budget, part) });
  },
  async texts({ budget, part }) {
    const { wireTexts } = await import('./wire-delivery.ts');
    const { dropTexts } = await wireTexts();
    tell('texts.dropped', { dropped: await dropTexts(budget, part) });
  },
  async readers() {
    const { wireReaderCheck } = await import('./wire-reader-health.ts');
    const runCheck = await wireReaderCheck();
    await runCheck();
  },
};
