import { creatorPlace, deliveryPlace } from '@vibes/core/firestore/places';
import { useEffect, useRef, useState } from 'react';
import { lateDatabase, type Database } from '../../../lib/late-database.ts';
import { useUid } from '../../../lib/live.ts';
import { QUERIES, type DeliverySource, type Source } from './sources.ts';

/** More are said to be that many and more: a count costs one read for each thousand. */
const MOST_COUNTED = 1000;
/** What is counted changes in bursts: it is counted again after a pause of this long, in ms. */
const PAUSE_MS = 500;

const DELIVERIES: ReadonlySet<Source> = new Set<DeliverySource>(['review', 'failure', 'bounce']);

const countOf = async (database: Database, uid: string, source: Source, tomorrow: Date) => {
  const place = DELIVERIES.has(source) ? deliveryPlace : creatorPlace;
  const { filter, order } = QUERIES[source];
  const all = database.collection(database.firestore(), place.collection(uid));
  const asked = (...more: Parameters<Database['query']>[1][]) =>
    database.getCountFromServer(
      database.query(all, ...filter(database, tomorrow), ...more, database.limit(MOST_COUNTED)),
    );
  const counted = (await asked(database.orderBy(order.by, order.direction))).data().count;
  if (source !== 'dm') return counted;
  // Those who are put off.
  const later = await asked(database.where('remind_at', '>=', tomorrow));
  return counted === MOST_COUNTED ? counted : counted - later.data().count;
};

/**
 * How many rows each of these sources has, where more than were read; absent while it is not known.
 *
 * @param full the sources that may have more than was read, once they are read as far as they will be
 * @param versions of the rows of each source: it is counted again when its own change
 */
export function useCounts(
  full: readonly Source[],
  versions: Readonly<Record<Source, string>>,
  tomorrow: Date,
) {
  const uid = useUid();
  const [counts, setCounts] = useState<ReadonlyMap<Source, number>>(new Map());
  /** What was counted, with the day. */
  const done = useRef(new Map<Source, string>());
  const wanted = full.map(
    (source) => [source, `${tomorrow.getTime()} ${versions[source]}`] as const,
  );
  const name = wanted.join();
  useEffect(() => {
    const stale = wanted.filter(([source, version]) => done.current.get(source) !== version);
    if (stale.length === 0) return;
    async function count() {
      const database = await lateDatabase();
      await Promise.all(
        stale.map(async ([source, version]) => {
          done.current.set(source, version);
          try {
            const found = await countOf(database, uid, source, tomorrow);
            // The rows may have changed since.
            if (done.current.get(source) === version)
              setCounts((before) => new Map([...before, [source, found]]));
          } catch {
            done.current.delete(source);
          }
        }),
      );
    }
    const timer = setTimeout(() => void count().catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
    // The day is part of the name.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [uid, name]);
  return { counts, isCapped: (source: Source) => (counts.get(source) ?? 0) >= MOST_COUNTED };
}
