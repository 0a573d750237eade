import { deliveryPlace } from '@vibes/core/firestore/places';
import { collection, getCountFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { firestore } from '../../lib/firestore.ts';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { kindsOf, STATES_OF, type DeliveryFilter, type StateFilter } from './delivery-filter.ts';

/** Deliveries change in bursts: the counts wait for a pause of this long, in ms. */
const PAUSE_MS = 500;
/** What needs the person is read, since no query knows what a later email replaced. */
const ATTENTION_READ = 25;
const COUNTED = ['all', 'waiting', 'sent', 'stopped'] as const;

type Counts = Partial<Record<StateFilter, string>>;

const written = (count: number) => count.toLocaleString('en-US');

/** The `where` clauses of a filter. */
export const filtersOf = (states: string[] | null, kinds: string[] | null) => [
  ...(states ? [where('state', 'in', states)] : []),
  ...(kinds ? [where('kind', 'in', kinds)] : []),
];

/**
 * How many deliveries each state has, empty until they are known and for a single channel, which no
 * query finds. A count costs one read for each thousand; they are made again when a delivery changes.
 */
export function useDeliveryCounts(filter: DeliveryFilter): Counts {
  const uid = useUid();
  const kinds = kindsOf(filter);
  const name = kinds?.join() ?? 'all';
  const isOff = filter.channel !== null;
  const of = deliveryPlace.within(uid);
  const newest = dataOf(
    useLiveQuery(of, 'newest change', () => [orderBy('updated_at', 'desc'), limit(1)]),
  )?.[0];
  const attention = dataOf(
    useLiveQuery(of, `attention of ${name}`, () => [
      ...filtersOf(STATES_OF.attention, kinds),
      orderBy('updated_at', 'desc'),
      limit(ATTENTION_READ),
    ]),
  );
  const [counts, setCounts] = useState<{ of: string; counts: Counts }>({ of: '', counts: {} });
  const change = newest && `${newest.id} ${newest.updated_at.getTime()}`;
  useEffect(() => {
    if (isOff || change === undefined) return;
    let isOutdated = false;
    const asked = name === 'all' ? null : name.split(',');
    async function count() {
      const all = collection(firestore(), deliveryPlace.collection(uid));
      const found = await Promise.all(
        COUNTED.map(async (state) => {
          const counted = await getCountFromServer(
            query(all, ...filtersOf(STATES_OF[state], asked)),
          );
          return [state, written(counted.data().count)] as const;
        }),
      );
      if (!isOutdated) setCounts({ of: name, counts: Object.fromEntries(found) });
    }
    const timer = setTimeout(() => void count().catch(() => undefined), PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [uid, name, isOff, change]);

  if (isOff) return {};
  return {
    ...(counts.of === name && counts.counts),
    ...(attention && { attention: attentionWord(attention) }),
  };
}

/** `3`, or `25+` where more were not read. */
function attentionWord(read: { replaced_by: string | null }[]): string {
  const needing = read.filter(({ replaced_by }) => replaced_by === null).length;
  return read.length < ATTENTION_READ ? written(needing) : `${written(needing)}+`;
}
