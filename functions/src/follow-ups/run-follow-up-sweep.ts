import { creatorDocument } from '@vibes/core/firestore/documents';
import type { CommitPorts } from '../ports/decide-and-commit.ts';
import { runFollowUp } from './run-follow-up.ts';

export interface FollowUpPorts extends CommitPorts {
  /** Called for a follow-up that threw. It stays due, and the others run. */
  onFault: (fault: { uid: string; id: string; error: unknown }) => void;
}

/** Creators read by one query. */
const PAGE = 200;
const SIDE_BY_SIDE = 10;

/** Makes every follow-up that is due an email, which the sweep of deliveries then sends. */
export async function runFollowUpSweep(
  ports: FollowUpPorts,
  { until }: { until: Date },
): Promise<{ queued: number }> {
  const broken = new Set<string>();
  let queued = 0;
  for (;;) {
    const found = await ports.documents.find({
      collection: 'creators',
      everywhere: true,
      field: 'follow_up.due_at',
      until: ports.clock(),
      limit: PAGE + broken.size,
    });
    const due = found.filter(({ path }) => creatorDocument.holds(path) && !broken.has(path));
    if (due.length === 0) return { queued };
    const worker = async () => {
      for (let one = due.shift(); one; one = due.shift()) {
        if (ports.clock() >= until) return;
        const { uid, id } = creatorDocument.idsIn(one.path);
        try {
          const run = await runFollowUp(ports, { uid, creator_id: id });
          if (run === 'queued') queued += 1;
          // Another worker was faster, or the clock was set back: it is not asked again in this run.
          if (run === 'left') broken.add(one.path);
        } catch (error) {
          broken.add(one.path);
          ports.onFault({ uid, id, error });
        }
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
    if (ports.clock() >= until) return { queued };
  }
}
