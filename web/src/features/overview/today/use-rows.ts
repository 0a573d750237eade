import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace, deliveryPlace } from '@vibes/core/firestore/places';
import type { CollectionRef } from '@vibes/core/firestore/document-place';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { useState } from 'react';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useByIds } from '../../../lib/use-by-ids.ts';
import { useWaiting } from '../../../shared/creator/waiting.ts';
import type { ListedDelivery } from '../../../shared/delivery/listed-delivery.ts';
import { QUERIES, type Limits, type Source } from './sources.ts';
import type { Rows } from './today-items.ts';

/** The rows of one source, live; those of the narrower read stay while a wider one loads. */
export interface Read<Row> {
  rows: readonly Row[] | undefined;
  /** As many as were asked for: there may be more. */
  isFull: boolean;
  /** More are being read; the rows are those of before. */
  isWidening: boolean;
  fault: { message: string; retry: () => void } | null;
}

function useKept<Row>(live: Loadable<Row[]>, size: number): Read<Row> {
  const [kept, setKept] = useState<Row[]>();
  if (live.status === 'data' && live.data !== kept) setKept(live.data);
  const rows = live.status === 'data' ? live.data : kept;
  const isWidening = live.status === 'loading' && kept !== undefined;
  return {
    rows,
    isFull: (live.status === 'data' && live.data.length >= size) || isWidening,
    isWidening,
    fault: live.status === 'error' ? live : null,
  };
}

function useSource<Data>(
  of: CollectionRef<Data> | null,
  source: Exclude<Source, 'reply'>,
  { limit: size, tomorrow }: { limit: number; tomorrow: Date },
): Read<Data & { id: string }> {
  const { filter, order } = QUERIES[source];
  const day = source === 'reminder' ? ` before ${tomorrow.getTime()}` : '';
  const live = useLiveQuery(of, `today ${source} ${size}${day}`, (database) => [
    ...filter(database, tomorrow),
    database.orderBy(order.by, order.direction),
    database.limit(size),
  ]);
  const read = useKept(live, size);
  return of ? read : { ...read, rows: [] };
}

/** The first moment of the next day on this device. */
export const tomorrowOf = (now: Date): Date => addDays(startOfDay(now), 1);

/** All sources of the day, live, and the creators of what is listed by its delivery. */
export function useRows(limits: Limits, facts: { now: Date; hasDms: boolean }) {
  const uid = useUid();
  const tomorrow = tomorrowOf(facts.now);
  const creators = creatorPlace.within(uid);
  const deliveries = deliveryPlace.within(uid);
  const at = (source: Exclude<Source, 'reply'>) => ({ limit: limits[source], tomorrow });
  const reads = {
    reply: useKept(useWaiting(limits.reply), limits.reply),
    may_be: useSource(creators, 'may_be', at('may_be')),
    review: useSource(deliveries, 'review', at('review')),
    failure: useSource(deliveries, 'failure', at('failure')),
    bounce: useSource(deliveries, 'bounce', at('bounce')),
    reminder: useSource(creators, 'reminder', at('reminder')),
    dm: useSource(facts.hasDms ? creators : null, 'dm', at('dm')),
  } satisfies Record<Source, Read<Creator> | Read<ListedDelivery>>;
  const listed = [reads.review, reads.failure, reads.bounce].flatMap(({ rows }) => rows ?? []);
  const ids = [...new Set(listed.map(({ creator_id }) => creator_id))];
  const known = useByIds(
    creators,
    ids.map((id) => ({ key: id, id })),
  );
  const rows: Rows = {
    reply: reads.reply.rows,
    may_be: reads.may_be.rows,
    review: reads.review.rows,
    failure: reads.failure.rows,
    bounce: reads.bounce.rows,
    reminder: reads.reminder.rows,
    dm: reads.dm.rows,
    creators: known,
  };
  return { reads, rows };
}
