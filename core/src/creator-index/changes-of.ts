import type { CreatorEntry } from '../creator/creator-entry.ts';
import type { DeletedCreator } from '../creator/deleted-creator.ts';
import type { CreatorChanges } from './plan-seal.ts';

/**
 * What was read of creators and of deleted ones, one after the other. A creator found in both was
 * deleted or restored in between: what happened last counts.
 */
export function changesOf(
  changed: readonly CreatorEntry[],
  deleted: readonly Pick<DeletedCreator, 'id' | 'deleted_at'>[],
): CreatorChanges {
  const gone = new Map(deleted.map(({ id, deleted_at }) => [id, deleted_at.getTime()]));
  const stays = ({ id, updated_at }: CreatorEntry) =>
    updated_at.getTime() > (gone.get(id) ?? -Infinity);
  const alive = changed.filter(stays);
  for (const { id } of alive) gone.delete(id);
  return { changed: alive, deleted: [...gone.keys()] };
}
