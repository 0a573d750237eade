import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { counted } from '../../../lib/counted.ts';
import { startBulk, type BulkControl, type BulkReport } from './bulk-job.ts';
import { creatorsNow } from './creators-now.data.ts';
import type { BulkRefusal } from './refusals.ts';
import { planUndo } from './plan-undo.ts';
import { runInParts } from './run-in-parts.ts';
import { writeStatuses, type StatusChange } from './write-statuses.data.ts';

/** The most that one batch of Firestore takes. */
const BATCH = 500;

const creators = (count: number) => counted(count, 'creator');

interface End {
  id: string;
  refusal: BulkRefusal | null;
}

/** Writes a part; how it ended for each, with those that were `refused` before. */
async function write(
  changes: readonly StatusChange[],
  refused: BulkRefusal[] = [],
): Promise<End[]> {
  const refusals = [...refused, ...(await writeStatuses(changes))];
  const failed = new Set(refusals.map(({ id }) => id));
  const changed = changes.filter(({ id }) => !failed.has(id));
  return [
    ...changed.map(({ id }) => ({ id, refusal: null })),
    ...refusals.map((refusal) => ({ id: refusal.id, refusal })),
  ];
}

const refusalsOf = (ends: readonly End[]) => ends.flatMap(({ refusal }) => refusal ?? []);

/** Sets the status of many creators as the person, and offers to undo it. */
export function setStatuses(chosen: readonly CreatorEntry[], status: CreatorStatus): void {
  const before = chosen.filter((creator) => creator.status !== status);
  const run = async (control: BulkControl): Promise<BulkReport> => {
    const ends = await runInParts(before, {
      ...control,
      size: BATCH,
      work: (part) =>
        write(part.map(({ id, name }) => ({ id, name, status, status_set_by: 'person' }))),
    });
    const changed = new Set(ends.filter(({ refusal }) => !refusal).map(({ id }) => id));
    const undone = before.filter(({ id }) => changed.has(id));
    const count = chosen.length - before.length + changed.size;
    const undo = { label: 'Undo', run: () => undoStatuses(undone, status) };
    return {
      sentence: `Status of ${creators(count)} set to ${status}`,
      refusals: refusalsOf(ends),
      ...(undone.length > 0 && { undo }),
    };
  };
  void startBulk({ doing: 'Setting the status', total: before.length }, run);
}

/** Gives each back the status it had, and who had set it, unless it was changed since. */
function undoStatuses(before: readonly CreatorEntry[], set: CreatorStatus): void {
  const run = async (control: BulkControl): Promise<BulkReport> => {
    const ends = await runInParts(before, {
      ...control,
      size: BATCH,
      work: async (part) => {
        const now = await creatorsNow(part.map(({ id }) => id));
        const { changes, refusals } = planUndo(part, set, now);
        return write(changes, refusals);
      },
    });
    const refusals = refusalsOf(ends);
    return {
      sentence: `Status of ${creators(ends.length - refusals.length)} set back`,
      refusals,
    };
  };
  void startBulk({ doing: 'Setting the status back', total: before.length }, run);
}
