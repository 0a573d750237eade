import { NEWEST_FIRST, type CreatorSort, type SortKey } from '../view/sort-entries.ts';

/** What is wanted from its end: who was sent an email, who replied last, who has most followers. */
const FROM_THE_END: readonly SortKey[] = ['sent', 'reply', 'followers'];

/** What a press on a column's title does: sort by it, then the other way, then newest first again. */
export function nextSort(sort: CreatorSort, by: SortKey): CreatorSort {
  const first = FROM_THE_END.includes(by);
  if (sort.by !== by) return { by, isDescending: first };
  return sort.isDescending === first ? { by, isDescending: !first } : NEWEST_FIRST;
}
