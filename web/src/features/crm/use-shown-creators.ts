import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { useByIds } from './use-by-ids.ts';
import { useNewestCreators } from './use-newest-creators.ts';

export type ShownCreators = ReadonlyMap<string, Creator>;

/**
 * The documents of the creators on the page, live, by id; at most 100. Those of the newest are there
 * already. A row of which there is no document yet is drawn from its entry.
 */
export function useShownCreators(entries: readonly Pick<CreatorEntry, 'id'>[]): ShownCreators {
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
