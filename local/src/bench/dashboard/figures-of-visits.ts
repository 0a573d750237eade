import { milliseconds, type Figure } from '../figure.ts';
import { percentile } from '../percentile.ts';
import type { Opening } from './watch-opening.ts';

/** What one visit showed and cost. */
type Visit = Opening & { javascript: number };

/** All visits of one build: with no file kept, and by the service worker. */
export interface Visits {
  fresh: Visit[];
  again: Visit[];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A figure of the visits, and what it may be at most; times in ms. */
const LINES: readonly {
  what: string;
  of: keyof Visits;
  read: (visit: Visit) => number;
  asText: (value: number) => string;
  goal: number;
}[] = [
  ...[
    { what: 'first paint', read: ({ paint }: Visit) => paint, goals: [800, 800] },
    { what: 'heading', read: ({ heading }: Visit) => heading, goals: [2500, 1000] },
    { what: 'last known figures', read: ({ figures }: Visit) => figures, goals: [2600, 1200] },
    { what: 'live figures', read: ({ live }: Visit) => live, goals: [4000, 4000] },
  ].flatMap(({ what, read, goals: [fresh = 0, again = 0] }) => [
    {
      what: `no file kept: ${what}`,
      of: 'fresh' as const,
      read,
      asText: milliseconds,
      goal: fresh,
    },
    {
      what: `by the worker: ${what}`,
      of: 'again' as const,
      read,
      asText: milliseconds,
      goal: again,
    },
  ]),
  {
    what: 'JavaScript until the figures, without the plot',
    of: 'fresh',
    read: ({ javascript }) => javascript,
    asText: kilobytes,
    goal: 300_000,
  },
  {
    what: 'transferred until the live figures',
    of: 'fresh',
    read: ({ bytes }) => bytes,
    asText: kilobytes,
    goal: 450_000,
  },
  {
    what: 'requests until the live figures',
    of: 'fresh',
    read: ({ requests }) => requests,
    asText: String,
    goal: 70,
  },
  {
    what: 'documents a visit reads, counts included',
    of: 'fresh',
    read: ({ documents }) => documents,
    asText: String,
    goal: 25,
  },
];

/** The medians of a build's visits beside those of an earlier one. */
export const figuresOfVisits = (now: Visits, before: Visits | null): Figure[] =>
  LINES.map(({ what, of, read, asText, goal }) => {
    const median = (visits: Visits) => percentile(visits[of].map(read), 0.5);
    return {
      what,
      ...(before && { before: asText(median(before)) }),
      measured: asText(median(now)),
      goal: `≤ ${asText(goal)}`,
      reached: median(now) <= goal,
    };
  });
