import type { CreatorEntry } from '@vibes/core/creator/creator-entry';

/** A list of creators, newest first: all of them, or without a gap down to its last. */
export interface CreatorList {
  rows: readonly CreatorEntry[];
  isWhole: boolean;
}

/** The database's order: the newest first, creators of the same time by id. */
function newestFirst(a: CreatorEntry, b: CreatorEntry): number {
  const apart = b.created_at.getTime() - a.created_at.getTime();
  if (apart !== 0) return apart;
  if (a.id === b.id) return 0;
  return a.id < b.id ? 1 : -1;
}

/**
 * The list with newer data: changed creators in place, new ones by their order. A creator older
 * than the end of a partial list is left out, since there would be a gap before it.
 */
export function mergeCreators(
  list: CreatorList,
  changed: readonly CreatorEntry[],
): readonly CreatorEntry[] {
  const last = list.rows.at(-1);
  const better = new Map<string, CreatorEntry>();
  for (const creator of changed)
    if (list.isWhole || (last && newestFirst(creator, last) <= 0)) better.set(creator.id, creator);
  if (better.size === 0) return list.rows;
  const rows = list.rows.map((row) => {
    const newer = better.get(row.id);
    better.delete(row.id);
    return newer ?? row;
  });
  return better.size === 0 ? rows : [...better.values(), ...rows].sort(newestFirst);
}
