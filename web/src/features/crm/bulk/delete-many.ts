import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { deleteCreators, restoreCreators } from '../deletion/delete-creators.data.ts';
import { startBulk, type BulkControl, type BulkReport } from './bulk-job.ts';
import { counted } from '../counted.ts';
import type { Failure } from './failures.ts';

type Named = Pick<CreatorEntry, 'id' | 'name'>;

/** Those who stayed as they were, and why. */
function failuresOf(creators: readonly Named[], ends: readonly CreatorEnd[]): Failure[] {
  const names = new Map(creators.map(({ id, name }) => [id, name]));
  return ends.flatMap((end) =>
    end.done
      ? []
      : [{ id: end.id, name: names.get(end.id) ?? '', reason: null, sentence: end.sentence }],
  );
}

/** Deletes these creators, and offers to restore them. */
export function deleteMany(creators: readonly Named[]): void {
  const run = async ({ onProgress, mayGoOn }: BulkControl): Promise<BulkReport> => {
    const ids = creators.map(({ id }) => id);
    const ends = await deleteCreators(ids, onProgress, mayGoOn);
    const done = new Set(ends.filter((end) => end.done).map(({ id }) => id));
    const deleted = creators.filter(({ id }) => done.has(id));
    const undo = { label: 'Undo', run: () => restoreMany(deleted) };
    return {
      sentence: `${counted(deleted.length, 'creator')} deleted`,
      failures: failuresOf(creators, ends),
      ...(deleted.length > 0 && { undo }),
    };
  };
  void startBulk({ doing: 'Deleting creators', total: creators.length }, run);
}

/** Brings back those who were just deleted. */
function restoreMany(creators: readonly Named[]): void {
  const run = async ({ onProgress, mayGoOn }: BulkControl): Promise<BulkReport> => {
    const ids = creators.map(({ id }) => id);
    const ends = await restoreCreators(ids, onProgress, mayGoOn);
    const failures = failuresOf(creators, ends);
    return {
      sentence: `${counted(ends.length - failures.length, 'creator')} restored`,
      failures,
    };
  };
  void startBulk({ doing: 'Restoring creators', total: creators.length }, run);
}
