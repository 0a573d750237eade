import { creatorPlace, deliveryPlace } from '@vibes/core/firestore/places';
import { useEffect, useState } from 'react';
import { lateDatabase, type Database } from '../../../lib/late-database.ts';
import { useUid } from '../../../lib/live.ts';
import { QUERIES, SOURCES, type DeliverySource, type Source } from './sources.ts';

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
 * @param full the sources that may have more than was read
 * @param version of the rows: counted again when they change
 */
export function useCounts(full: readonly Source[], version: string, tomorrow: Date) {
  const uid = useUid();
  const [counts, setCounts] = useState<ReadonlyMap<Source, number>>(new Map());
  const name = full.join();
  useEffect(() => {
    if (name === '') return;
    let isOutdated = false;
    async function count() {
      const database = await lateDatabase();
      const found = await Promise.all(
        SOURCES.filter((source) => name.split(',').includes(source)).map(
          async (source) => [source, await countOf(database, uid, source, tomorrow)] as const,
        ),
      );
      if (!isOutdated) setCounts((before) => new Map([...before, ...found]));
    }
    const timer = setTimeout(() => void count().catch(() => undefined), PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
    // The day is part of the version.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [uid, name, version]);
  return { counts, isCapped: (source: Source) => (counts.get(source) ?? 0) >= MOST_COUNTED };
}
