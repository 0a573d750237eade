import type { ReaderCount } from './reader-count.ts';
import { ENOUGH_PAGES, missed, NONE, periodsBefore, sum, type Tally } from './reader-periods.ts';
import { leastRise, scoreInterval, shareOf } from './score-interval.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Periods that show what is usual: single days where there are enough pages. */
const USUAL_PERIODS = 14;
/** A rise of the share that a person should check: ten pages in a hundred. */
const LEAST_RISE = 0.1;
/** A reader that misses more than this is blind while the usual share is not known. */
const HALF = 0.5;

export interface ReaderVerdict {
  reader: string;
  /** Pages of the last 24 hours. */
  day: Tally;
  /** The pages it is judged by: of the last days, each of 24 hours, until they have 20 pages. */
  judged: Tally & { days: number };
  /** Share, from 0 to 1, of pages usually not read as expected; null while too few are known. */
  usual: number | null;
  state: 'well' | 'blind' | 'too_few';
  /** The hour since which it is blind; null when it is not. */
  since: Date | null;
}

/**
 * Whether more pages were missed than usual, by more than chance explains. Never true for small
 * numbers.
 */
function isWorse(recent: Tally, usual: Tally): boolean {
  const [to, from] = [missed(recent), missed(usual)];
  if (to.of < ENOUGH_PAGES) return false;
  if (from.of < ENOUGH_PAGES) return scoreInterval(to).low > HALF;
  return leastRise({ from, to }) > LEAST_RISE;
}

/**
 * The hour at which the misses began: from there on they outweigh the middle between what was
 * usual and what is now by the most. This is where a cumulative sum turns (E. S. Page,
 * Biometrika 41 (1954), 100–115), in one pass from the latest hour back.
 */
function turnOf(counts: readonly ReaderCount[], middle: number): Date | null {
  let total = 0;
  let most = 0;
  let turn: Date | null = null;
  for (const one of counts.toSorted((a, b) => b.hour.getTime() - a.hour.getTime())) {
    const { hits, of } = missed(one);
    total += hits - middle * of;
    if (total > most) [most, turn] = [total, one.hour];
  }
  return turn;
}

/**
 * The usual share comes from the last 14 periods that were not blind, so that blindness never
 * becomes usual. A period with too few pages counts as usual unless it follows a blind one.
 */
function judgeReader(reader: string, counts: readonly ReaderCount[], end: number): ReaderVerdict {
  const [latest, ...earlier] = periodsBefore(end, counts);
  const { tally: recent, days } = latest ?? { tally: NONE, days: 0 };
  let well: Tally[] = [];
  let wasBlind = false;
  /** The start of the last period that was not blind. */
  let start = -Infinity;
  for (const period of earlier.toReversed()) {
    const isFew = missed(period.tally).of < ENOUGH_PAGES;
    wasBlind = isFew ? wasBlind : isWorse(period.tally, sum(well));
    if (wasBlind) continue;
    well = [...well, period.tally].slice(-USUAL_PERIODS);
    if (!isFew) start = period.start;
  }
  const [now, before] = [missed(recent), missed(sum(well))];
  const verdict = {
    reader,
    day: sum(counts.filter(({ hour }) => hour.getTime() >= end - DAY && hour.getTime() < end)),
    judged: { ...recent, days },
    usual: before.of < ENOUGH_PAGES ? null : shareOf(before),
    since: null,
  };
  if (now.of < ENOUGH_PAGES) return { ...verdict, state: 'too_few' };
  if (!isWorse(recent, sum(well))) return { ...verdict, state: 'well' };
  const known = counts.filter(({ hour }) => hour.getTime() >= start && hour.getTime() < end);
  const since = turnOf(known, (shareOf(before) + shareOf(now)) / 2);
  return { ...verdict, state: 'blind', since };
}

/**
 * Which readers went blind: in whose last 24 hours, or up to seven days where they have fewer than
 * 20 pages, the share of pages not read as expected is above its usual one by more than ten in a
 * hundred, beyond what chance explains (`leastRise`). While the usual share is not known, a reader
 * that surely misses more than half is blind. Sorted by name. `counts` may hold several instances.
 */
export function judgeReaders(counts: readonly ReaderCount[], now: Date): ReaderVerdict[] {
  const end = Math.floor(now.getTime() / HOUR + 1) * HOUR;
  const byReader = new Map<string, ReaderCount[]>();
  for (const one of counts) {
    const own = byReader.get(one.reader);
    if (own) own.push(one);
    else byReader.set(one.reader, [one]);
  }
  return [...byReader]
    .map(([reader, own]) => judgeReader(reader, own, end))
    .toSorted((a, b) => a.reader.localeCompare(b.reader));
}
