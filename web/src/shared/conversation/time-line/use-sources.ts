import type { Creator } from '@vibes/core/creator/creator';
import { MOST_JOINED } from '@vibes/core/creator/creator-limits';
import { activityPlace, deliveryPlace, inboundPlace } from '@vibes/core/firestore/places';
import type { Database } from '../../../lib/late-database.ts';
import { useUid } from '../../../lib/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useNewest, type Widened } from '../../../lib/use-newest.ts';
import { newestOfAll, type Message } from './time-line-of.ts';

/** Rows of each kind that are read at first, and added by "Show earlier": 24 documents at most. */
export const STEP = 8;

/** The messages of one person, who may have been several creators: they stay where they came in. */
function useMessages(ids: readonly string[]): {
  newest: Loadable<Widened<Message>>;
  showMore: () => void;
} {
  const uid = useUid();
  const sources = Array.from({ length: MOST_JOINED + 1 }, (_, at) => {
    const id = ids[at];
    const of = id === undefined ? null : inboundPlace.within(uid, id);
    // As many in each render.
    // oxlint-disable-next-line react/rules-of-hooks
    return useNewest({ of, by: 'at', step: STEP });
  }).slice(0, ids.length);
  const showMore = () => {
    for (const source of sources) source.showMore();
  };
  const all = sources.map(({ newest }) => newest);
  const failed = all.find(({ status }) => status === 'error');
  if (failed) return { newest: failed, showMore };
  const read = all.filter((one) => one.status === 'data').map(({ data }) => data);
  return {
    newest:
      read.length < all.length
        ? { status: 'loading' }
        : { status: 'data', data: newestOfAll(read) },
    showMore,
  };
}

/** What is known of a creator by time, live, and of those that were joined into it. */
export function useSources({ id, joined }: Pick<Creator, 'id' | 'joined'>) {
  const uid = useUid();
  const ids = [id, ...joined.map((one) => one.id)];
  const ofCreator = {
    name: `of ${ids.join()}`,
    filter: ({ where }: Database) => [
      ids.length === 1 ? where('creator_id', '==', id) : where('creator_id', 'in', ids),
    ],
    step: STEP,
  };
  const messages = useMessages(ids);
  const deliveries = useNewest({ of: deliveryPlace.within(uid), by: 'updated_at', ...ofCreator });
  const happenings = useNewest({ of: activityPlace.within(uid), by: 'at', ...ofCreator });
  return {
    messages,
    deliveries,
    happenings,
    showMore: () => {
      for (const source of [messages, deliveries, happenings]) source.showMore();
    },
  };
}
