import type { Counts, DailyStats } from './statistics.ts';

function sum(a: Counts, b: Counts, sign: 1 | -1): Counts {
  const kinds = Object.keys({ ...a, ...b }) as (keyof Counts)[];
  return Object.fromEntries(kinds.map((kind) => [kind, (a[kind] ?? 0) + sign * (b[kind] ?? 0)]));
}

export const addCounts = (a: Counts, b: Counts): Counts => sum(a, b, 1);

/** What of a day of the version before is not in the statistics yet. */
export const leftOf = ({ moved = {}, ...counts }: DailyStats): Counts => sum(counts, moved, -1);
