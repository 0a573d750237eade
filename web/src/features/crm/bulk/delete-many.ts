import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { MOST_DELETED_AT_ONCE } from '@vibes/core/creator/deletion-limits';
import { counted } from '../../../lib/counted.ts';
import { deleteCreators, undoDeletion } from '../deletion/delete-creators.data.ts';
import { restoredEmailWords } from '../deletion/delete-words.ts';
import { startBulk, type BulkControl, type BulkReport } from './bulk-job.ts';
import type { BulkRefusal } from './refusals.ts';

type Named = Pick<CreatorEntry, 'id' | 'name'>;

/** More are several jobs, which this page begins one after the other. */
const keptIn = ({ length: total }: readonly Named[]) => ({
  total,
  is_kept: total <= MOST_DELETED_AT_ONCE,
});

/** Those who stayed as they were, and why. */
function refusalsOf(creators: readonly Named[], ends: readonly CreatorEnd[]): BulkRefusal[] {
  const names = new Map(creators.map(({ id, name }) => [id, name]));
  return ends.flatMap((end) =>
    end.done
      ? []
      : [{ id: end.id, name: names.get(end.id) ?? '', reason: null, sentence: end.sentence }],
  );
}

/** Deletes these creators, and offers to restore them. */
export function deleteMany(creators: readonly Named[]): void {
  const run = async (control: BulkControl): Promise<BulkReport> => {
    const ids = creators.map(({ id }) => id);
    const ends = await deleteCreators(ids, control);
    const done = new Set(ends.filter((end) => end.done).map(({ id }) => id));
    const deleted = creators.filter(({ id }) => done.has(id));
    const undo = { label: 'Undo', run: () => restoreMany(deleted) };
    return {
      sentence: `${counted(deleted.length, 'creator')} deleted`,
      refusals: refusalsOf(creators, ends),
      ...(deleted.length > 0 && { undo }),
    };
  };
  void startBulk({ doing: 'Deleting creators', ...keptIn(creators) }, run);
}

/** Brings back those who were just deleted, with the emails that were stopped. */
function restoreMany(creators: readonly Named[]): void {
  const run = async (control: BulkControl): Promise<BulkReport> => {
    const ids = creators.map(({ id }) => id);
    const ends = await undoDeletion(ids, control);
    const refusals = refusalsOf(creators, ends);
    const done = `${counted(ends.length - refusals.length, 'creator')} restored`;
    const emails = restoredEmailWords(ends);
    return { sentence: emails ? `${done}. ${emails}` : done, refusals };
  };
  void startBulk({ doing: 'Restoring creators', ...keptIn(creators) }, run);
}
