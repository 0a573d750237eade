import { KEPT_DAYS, type ReaderCount } from './reader-count.ts';
import { leastRise, scoreInterval, shareOf, type Proportion } from './score-interval.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Fewer pages tell nothing, of a day and of what is usual. */
const ENOUGH_PAGES = 20;
/** Days that say what is usual. */
const USUAL_DAYS = 14;
/** A rise of the share that somebody should look at: ten pages in a hundred. */
const LEAST_RISE = 0.1;
/** A reader that misses more than this is blind, where nothing says what is usual. */
const HALF = 0.5;

interface Tally {
  expected: number;
  fallback: number;
  blind: number;
}

export interface ReaderVerdict {
  reader: string;
  /** Pages of the last 24 hours. */
  day: Tally;
  /** Share, from 0 to 1, of pages usually not read as expected; null while too few are known. */
  usual: number | null;
  state: 'well' | 'blind' | 'too_few';
  /** The hour since which it is blind; null when it is not. */
  since: Date | null;
}

const NONE: Tally = { expected: 0, fallback: 0, blind: 0 };

const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      expected: all.expected + one.expected,
      fallback: all.fallback + one.fallback,
      blind: all.blind + one.blind,
    }),
    NONE,
  );

const missed = ({ expected, fallback, blind }: Tally): Proportion => ({
  hits: fallback + blind,
  of: expected + fallback + blind,
});

/** Whether a day misses more than is usual by more than chance explains. Small numbers never do. */
function isWorse(day: Tally, usual: Tally): boolean {
  const [to, from] = [missed(day), missed(usual)];
  if (to.of < ENOUGH_PAGES) return false;
  if (from.of < ENOUGH_PAGES) return scoreInterval(to).low > HALF;
  return leastRise({ from, to }) > LEAST_RISE;
}

/** The days up to `end`, latest first; later counts and those of before are left out. */
function daysBefore(end: number, counts: readonly ReaderCount[]): Tally[] {
  const days = Array.from({ length: KEPT_DAYS }, (): ReaderCount[] => []);
  for (const one of counts) days[Math.ceil((end - one.hour.getTime()) / DAY) - 1]?.push(one);
  return days.map(sum);
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
 * What is usual comes from the last 14 days that were well themselves, so that a reader stays
 * blind for as long as it is, and does not become usual. A day with too few pages counts to what
 * is usual unless it follows on a blind one.
 */
function judgeReader(reader: string, counts: readonly ReaderCount[], end: number): ReaderVerdict {
  const days = daysBefore(end, counts);
  const [day = NONE] = days;
  let well: Tally[] = [];
  let wasBlind = false;
  /** The day that was last well, counted back from the latest one. */
  let lastWell = KEPT_DAYS;
  for (let back = days.length - 1; back > 0; back -= 1) {
    const one = days[back] ?? NONE;
    const isFew = missed(one).of < ENOUGH_PAGES;
    wasBlind = isFew ? wasBlind : isWorse(one, sum(well));
    if (wasBlind) continue;
    well = [...well, one].slice(-USUAL_DAYS);
    if (!isFew) lastWell = back;
  }
  const [now, before] = [missed(day), missed(sum(well))];
  const usual = before.of < ENOUGH_PAGES ? null : shareOf(before);
  const common = { reader, day, usual, since: null };
  if (now.of < ENOUGH_PAGES) return { ...common, state: 'too_few' };
  if (!isWorse(day, sum(well))) return { ...common, state: 'well' };
  const start = end - (lastWell + 1) * DAY;
  const recent = counts.filter(({ hour }) => hour.getTime() >= start && hour.getTime() < end);
  const since = turnOf(recent, (shareOf(before) + shareOf(now)) / 2);
  return { ...common, state: 'blind', since };
}

/**
 * Which readers went blind: in whose last 24 hours the share of pages not read as expected lies
 * above its usual one by more than ten in a hundred, whatever chance may have done to either
 * (`leastRise`). While nothing is known of what is usual, a reader that surely misses more than
 * half is blind. By name. Counts of several instances may stand beside each other.
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
