import { NEWEST_FIRST, type CreatorSort, type SortKey } from '../view/sort-entries.ts';

/** Columns whose most wanted end is the last one: who was sent an email. */
const FROM_THE_END: readonly SortKey[] = ['sent'];

/** What a press on a column's title does: sort by it, then the other way, then newest first again. */
export function nextSort(sort: CreatorSort, by: SortKey): CreatorSort {
  const first = FROM_THE_END.includes(by);
  if (sort.by !== by) return { by, isDescending: first };
  return sort.isDescending === first ? { by, isDescending: !first } : NEWEST_FIRST;
}
