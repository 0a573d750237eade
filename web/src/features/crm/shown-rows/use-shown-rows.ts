import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';
import { useByIds } from '../../../lib/use-by-ids.ts';
import { useEmailDeliveries } from '../../../shared/delivery/use-email-deliveries.ts';
import { useOptimisticStatuses } from '../../../shared/creator/status/optimistic-status.ts';
import { shownRow, type ShownRow } from './shown-row.ts';
import { useNewestCreators } from './use-creators.ts';

/** The rows of a page of the list, at most 100, with all that the table shows, live. */
export function useShownRows(page: {
  entries: readonly CreatorEntry[];
  fresh: ReadonlySet<string>;
}): readonly ShownRow[] {
  const { entries, fresh } = page;
  const documents = useDocuments(entries);
  const emails = useEmailDeliveries([...documents.values()]);
  const statuses = useOptimisticStatuses();
  return entries.map((entry) =>
    shownRow({
      entry,
      document: documents.get(entry.id),
      delivery: emails.get(entry.id),
      chosen: statuses.get(entry.id),
      isFresh: fresh.has(entry.id),
    }),
  );
}

/** Their documents, live, by id. Those of the newest are there already. */
function useDocuments(entries: readonly CreatorEntry[]): ReadonlyMap<string, Creator> {
  const live = useNewestCreators();
  const newest = new Map((dataOf(live) ?? []).map((one) => [one.id, one]));
  // While the newest load, nobody is asked for twice.
  const others =
    live.status === 'loading'
      ? []
      : entries.filter(({ id }) => !newest.has(id)).map(({ id }) => ({ key: id, id }));
  const read = useByIds(creatorPlace.within(useUid()), others);
  const shown = entries.map(({ id }) => newest.get(id) ?? read.get(id));
  return new Map(shown.filter((one) => !!one).map((one) => [one.id, one]));
}
