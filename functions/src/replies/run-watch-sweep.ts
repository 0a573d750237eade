import { mailboxDocument } from '@vibes/core/firestore/documents';
import { runWatch } from './run-watch.ts';
import type { WatchPorts } from './watch-ports.ts';

/** Mailboxes found by one query, and looked into at once: each look waits for its mail server. */
const PAGE = 200;
const SIDE_BY_SIDE = 25;

/** The ones with the newest email first: their answers are waited for, and bounces must be seen early. */
function newestFirst(
  found: { path: string; data: Record<string, unknown> | undefined }[],
): string[] {
  const lastOf = (data: Record<string, unknown> | undefined): number => {
    const watch = data?.['watch'] as { last_mail_at?: unknown } | null | undefined;
    return watch?.last_mail_at instanceof Date ? watch.last_mail_at.getTime() : 0;
  };
  const ordered = found.toSorted((one, other) => lastOf(other.data) - lastOf(one.data));
  return ordered.map(({ path }) => mailboxDocument.idsIn(path).uid);
}

/**
 * Looks into every mailbox that is due by the clock port, until none is left or time is up. One that
 * throws is reported and keeps its lease: it is due again when that is over. The schedule and the
 * tests call this.
 */
export async function runWatchSweep(
  ports: WatchPorts,
  { until }: { until: Date },
): Promise<{ looks: number }> {
  const seen = new Set<string>();
  for (;;) {
    const due = await ports.documents.find({
      collection: 'mailboxes',
      field: 'watch_due_at',
      until: ports.clock(),
      limit: PAGE + seen.size,
    });
    const waiting = newestFirst(due).filter((uid) => !seen.has(uid));
    if (waiting.length === 0 || ports.clock() >= until) return { looks: seen.size };
    const worker = async () => {
      for (let uid = waiting.shift(); uid !== undefined; uid = waiting.shift()) {
        if (ports.clock() >= until) return;
        seen.add(uid);
        try {
          await runWatch(ports, uid);
        } catch (error) {
          ports.onFault({ uid, error });
        }
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  }
}
