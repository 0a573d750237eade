import { readyDmPlatforms } from '@vibes/core/dm/ready-dm-platforms';
import { deliveryPlace, userPlace } from '@vibes/core/firestore/places';
import { useEffect, useMemo, useState } from 'react';
import { useNow } from '../../../components/use-now.ts';
import { useLiveDocument, useLiveQuery, useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';
import { useUserData } from '../../../lib/user-data.ts';
import { KINDS, type Counts, type Kind } from './kinds.ts';
import { keepLastToday, lastToday, PAGE } from './last-today.ts';
import {
  failedCopies,
  FIRST_LIMITS,
  kindOf,
  MOST,
  SOURCES,
  widened,
  type Given,
  type Source,
} from './sources.ts';
import {
  copiesItem,
  isReviewKnown,
  linesOf,
  type LiveItem,
  type TodayItem,
} from './today-items.ts';
import { unwatchedItem } from './unwatched.ts';
import { useCounts } from './use-counts.ts';
import { tomorrowOf, useRows } from './use-rows.ts';

export interface Today {
  /** In the order of the list, each creator once. */
  items: readonly (TodayItem & Partial<Pick<LiveItem, 'creator'>>)[];
  /** Null until something is known. */
  counts: Counts | null;
  /** When the list was known like this; null while it is live. */
  as_of: Date | null;
  hasMore: boolean;
  /** More are being read, for a list that has room. They come at its end. */
  isGrowing: boolean;
  fault: { message: string; retry: () => void } | null;
  /** Whether there is an item of this id, listed or not. */
  isKnown: (id: string) => boolean;
}

const NONE: Given = { lines: 0, isFull: false };

/** How a count that is known in part is said: the rows that were read, and more. */
function countsOf(
  given: Readonly<Record<Source, Given | undefined>>,
  { counts, isCapped }: ReturnType<typeof useCounts>,
  others: readonly TodayItem[],
): Counts {
  const all = Object.fromEntries(
    KINDS.map((kind) => [kind, { count: 0, isMore: false }]),
  ) as Record<Kind, { count: number; isMore: boolean }>;
  for (const source of SOURCES) {
    const { lines, isFull } = given[source] ?? NONE;
    const counted = counts.get(source);
    const of = all[kindOf(source)];
    of.count += isFull ? Math.max(counted ?? 0, lines) : lines;
    of.isMore ||= isFull && (counted === undefined || isCapped(source));
  }
  for (const { kind } of others) all[kind].count += 1;
  return all;
}

/** The platforms for which a DM can be prepared; undefined while they load, null where they cannot be read. */
function useReady() {
  const settings = useUserData();
  const templates = dataOf(settings)?.messageTemplates;
  const account = dataOf(useLiveDocument(userPlace.at(useUid()), { orLastKnown: true }));
  const ready = useMemo(
    () => templates && readyDmPlatforms(templates, account?.name ?? ''),
    [templates, account?.name],
  );
  return ready ?? (settings.status === 'loading' ? undefined : null);
}

/** The lines that are of no creator: replies that may be missed, copies that failed. */
function useOthers(now: Date): readonly TodayItem[] {
  const uid = useUid();
  const settings = dataOf(useUserData());
  const copies = dataOf(
    useLiveQuery(deliveryPlace.within(uid), 'today copies', (database) => [
      ...failedCopies(database),
      database.limit(1),
    ]),
  );
  const unwatched = settings && unwatchedItem(uid, settings, now);
  const failed = copies && copiesItem(copies);
  return [failed, unwatched].filter((item) => !!item);
}

/**
 * The day, live, from the first lines on; until it is known, and while it cannot be read, as this
 * device knew it last.
 *
 * @param asked.only lists one kind alone
 */
export function useToday({ only }: { only: Kind | null }): Today & { showMore: () => void } {
  const uid = useUid();
  const now = useNow();
  const [wanted, setWanted] = useState(PAGE);
  const [limits, setLimits] = useState(FIRST_LIMITS);
  const ready = useReady();
  const { reads, rows } = useRows(limits, { now, hasDms: (ready?.length ?? 0) > 0 });
  const others = useOthers(now);
  const lines = linesOf(rows, { now, ready: ready ?? [] });

  const given = Object.fromEntries(
    SOURCES.map((source) => {
      const own = lines[source];
      return [source, own && { lines: own.length, isFull: reads[source].isFull }];
    }),
  ) as Record<Source, Given | undefined>;
  // Whether DMs are due is known once the templates are, so after all that comes before them.
  const areDmsKnown = ready !== undefined && (given.dm !== undefined || reads.dm.fault !== null);
  const isBeingRead = (source: Source) =>
    reads[source].isWidening ||
    (source === 'review' && !isReviewKnown(rows)) ||
    (source === 'dm' && !areDmsKnown);
  const settled = Object.fromEntries(
    SOURCES.map((source) => [source, isBeingRead(source) ? undefined : given[source]]),
  ) as typeof given;
  const next = widened(limits, settled, { wanted, only });
  if (next !== limits) setLimits(next);

  // DMs wait for the templates; what comes before them does not. Once it is live, it stays so: what is
  // read later comes to it, and takes nothing from under the hand.
  const [wasLive, setWasLive] = useState(false);
  const isLive =
    wasLive ||
    (isReviewKnown(rows) &&
      SOURCES.every((source) => source === 'dm' || given[source] !== undefined));
  if (isLive && !wasLive) setWasLive(true);
  const full = SOURCES.filter((source) => given[source]?.isFull);
  const versions = Object.fromEntries(
    SOURCES.map((source) => [source, lines[source]?.map(({ id }) => id).join(' ')]),
  ) as Record<Source, string>;
  const counted = useCounts(
    full.filter((source) => !isBeingRead(source)),
    versions,
    tomorrowOf(now),
  );
  const [last] = useState(() => lastToday(uid));

  const of = (kind: Kind) => only === null || kind === only;
  // Of a source with more than was read, the rest comes first: nothing is put between lines later.
  const isCut = (source: Source) =>
    of(kindOf(source)) &&
    (isBeingRead(source) || ((given[source]?.isFull ?? false) && limits[source] < MOST));
  const found = isLive ? listed(lines, others, isCut) : null;
  const all = found && (found.length > 0 || areDmsKnown) ? found : null;
  const counts = all ? countsOf(given, counted, others) : null;
  const kept =
    all && JSON.stringify([all.slice(0, PAGE).map(({ id, words }) => [id, words]), counts]);
  const isWhole = ready !== null && areDmsKnown;
  useEffect(() => {
    if (all && counts && isWhole) keepLastToday(uid, { items: all, counts });
    // What is drawn from it changes with `kept` alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [uid, kept, isWhole]);

  const failed = SOURCES.map((source) => reads[source].fault).find((fault) => fault !== null);
  const shown = (all ?? last?.items ?? []).filter(({ kind }) => of(kind));
  return {
    items: shown.slice(0, wanted),
    counts: counts ?? last?.counts ?? null,
    as_of: all ? null : (last?.at ?? null),
    hasMore:
      shown.length > wanted || full.some((source) => of(kindOf(source)) && shown.length >= wanted),
    fault: all || !failed ? null : failed,
    isGrowing: all !== null && shown.length < wanted && SOURCES.some(isCut),
    isKnown: (id) =>
      (isLive ? listed(lines, others, () => false) : (last?.items ?? [])).some(
        (item) => item.id === id,
      ),
    showMore: () => setWanted(wanted + PAGE),
  };
}

/** Every line in the order of the list, up to the last one of a source where it is cut. */
function listed(
  lines: ReturnType<typeof linesOf>,
  others: readonly TodayItem[],
  isCut: (source: Source) => boolean,
): readonly (TodayItem & Partial<Pick<LiveItem, 'creator'>>)[] {
  const all: (TodayItem & Partial<Pick<LiveItem, 'creator'>>)[] = [];
  for (const kind of KINDS) {
    for (const source of SOURCES.filter((one) => kindOf(one) === kind)) {
      all.push(...(lines[source] ?? []));
      if (isCut(source)) return all;
    }
    all.push(...others.filter((item) => item.kind === kind));
  }
  return all;
}
