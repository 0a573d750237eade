import { markUnsaved } from '../../../components/unsaved-work.ts';
import { dismissToast, notify } from '../../../components/toaster.tsx';
import { onOtherPerson } from '../../../lib/other-person.ts';
import type { BulkRefusal } from './refusals.ts';
import type { Progress } from './run-in-parts.ts';
import { makeListeners } from '../../../lib/make-listeners.ts';

/** How a bulk action ended. */
export interface BulkReport {
  /** What was done, and for how many. */
  sentence: string;
  refusals: readonly BulkRefusal[];
  /** Takes it back. */
  undo?: { label: string; run: () => void };
}

export type BulkJob =
  | { state: 'running'; doing: string; progress: Progress; stop: () => void }
  | { state: 'ended'; report: BulkReport };

/** What a run tells, and is told. */
export interface BulkControl {
  onProgress: (progress: Progress) => void;
  /** False once the person stopped it. */
  mayGoOn: () => boolean;
}

/** In ms: the toast of a change of many waits longer for an undo than that of one. */
const TOAST_MS = 10_000;
/** Each has an id of its own: one that is closing would take a later one of its id along. */
let toasts = 0;
const toastId = () => `bulk-${toasts}`;

let job: BulkJob | null = null;
const { subscribe, tell: tellAll } = makeListeners();
function put(next: BulkJob | null) {
  job = next;
  tellAll();
}

export const bulkJob = {
  current: () => job,
  subscribe,
};

/** Closes the report. */
export const closeReport = () => put(null);

onOtherPerson(() => {
  if (job?.state === 'running') job.stop();
  put(null);
});

function tell({ sentence, refusals, undo }: BulkReport) {
  toasts += 1;
  const { length } = refusals;
  notify[length > 0 ? 'info' : 'success']({
    id: toastId(),
    title: sentence,
    duration: TOAST_MS,
    ...(length > 0 && { description: `${length} not done. The list says why.` }),
    ...(undo && { action: { label: undo.label, onClick: undo.run } }),
  });
}

interface Doing {
  doing: string;
  total: number;
  /** The server finishes it without this page, once it has begun. */
  is_kept?: boolean;
}

/**
 * Runs one bulk action at a time, also while another screen is open: its progress, and then its
 * report, are shown above the list until they are closed. `run` handles its own faults.
 */
export async function startBulk(
  { doing, total, is_kept = false }: Doing,
  run: (control: BulkControl) => Promise<BulkReport>,
): Promise<void> {
  if (job?.state === 'running') return;
  dismissToast(toastId());
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const unmark = markUnsaved('closed');
  const onProgress = (progress: Progress) => {
    if (is_kept && progress.done > 0) unmark();
    // Another person may be signed in by now.
    if (!isStopped) put({ state: 'running', doing, progress, stop });
  };
  onProgress({ done: 0, total });
  const mine = () => job?.state === 'running' && job.stop === stop;
  try {
    const report = await run({ onProgress, mayGoOn: () => !isStopped });
    if (!mine()) return;
    put({ state: 'ended', report });
    tell(report);
  } catch {
    if (mine()) put(null);
    notify.error({ title: 'We couldn’t finish this.', description: 'Please try again.' });
  } finally {
    unmark();
  }
}
