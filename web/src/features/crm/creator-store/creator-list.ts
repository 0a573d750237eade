import type { CreatorEntry } from '@vibes/core/creator/creator-entry';

/** A list of creators, newest first: all of them, or without a gap down to its last. */
export interface CreatorList {
  rows: readonly CreatorEntry[];
  isWhole: boolean;
}

/** What was last heard of creators, by id: the entry as it is now, null for one that is gone. */
export type CreatorNews = ReadonlyMap<string, CreatorEntry | null>;

/** The database's order: the newest first, creators of the same time by id. */
function newestFirst(a: CreatorEntry, b: CreatorEntry): number {
  const apart = b.created_at.getTime() - a.created_at.getTime();
  if (apart !== 0) return apart;
  if (a.id === b.id) return 0;
  return a.id < b.id ? 1 : -1;
}

export const inOrder = (rows: readonly CreatorEntry[]): CreatorEntry[] =>
  rows.toSorted(newestFirst);

/**
 * The list with the news: changed creators in place, new ones by their order, without those that are
 * gone. A creator older than the end of a partial list is left out, since there would be a gap
 * before it.
 */
export function withNews(list: CreatorList, news: CreatorNews): readonly CreatorEntry[] {
  const last = list.rows.at(-1);
  const better = new Map<string, CreatorEntry | null>();
  for (const [id, entry] of news)
    if (!entry || list.isWhole || (last && newestFirst(entry, last) <= 0)) better.set(id, entry);
  if (better.size === 0) return list.rows;
  let isOrdered = true;
  const rows: CreatorEntry[] = [];
  for (const row of list.rows) {
    const newer = better.get(row.id);
    if (newer === undefined) rows.push(row);
    else if (newer) {
      rows.push(newer);
      // Deleted and captured again, a creator is younger than it was.
      if (newestFirst(newer, row) !== 0) isOrdered = false;
    }
    if (newer !== undefined) better.delete(row.id);
  }
  const added = [...better.values()].filter((entry) => entry !== null);
  return added.length === 0 && isOrdered ? rows : inOrder([...added, ...rows]);
}
