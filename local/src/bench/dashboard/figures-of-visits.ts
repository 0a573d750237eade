import { atMost, type Figure, kilobytes, milliseconds } from '../figure.ts';
import { percentile } from '../percentile.ts';
import type { Opening } from './watch-opening.ts';

/** What one visit showed and cost. */
type Visit = Opening & { javascript: number };

/** All visits of one build: with no file kept, and by the service worker. */
export interface Visits {
  fresh: Visit[];
  again: Visit[];
}

/** Figures of the visits, and what each may be at most. */
const LINES: readonly [
  what: string,
  of: keyof Visits,
  read: (visit: Visit) => number,
  most: number,
  asText: (value: number) => string,
][] = [
  ['no file kept: first paint', 'fresh', ({ paint }) => paint, 800, milliseconds],
  ['by the worker: first paint', 'again', ({ paint }) => paint, 800, milliseconds],
  ['no file kept: heading', 'fresh', ({ heading }) => heading, 2500, milliseconds],
  ['by the worker: heading', 'again', ({ heading }) => heading, 1000, milliseconds],
  ['no file kept: last known figures', 'fresh', ({ figures }) => figures, 2600, milliseconds],
  ['by the worker: last known figures', 'again', ({ figures }) => figures, 1200, milliseconds],
  ['no file kept: live figures', 'fresh', ({ live }) => live, 4000, milliseconds],
  ['by the worker: live figures', 'again', ({ live }) => live, 4000, milliseconds],
  [
    'JavaScript until the figures, without the plot',
    'fresh',
    ({ javascript }) => javascript,
    300_000,
    kilobytes,
  ],
  ['transferred until the live figures', 'fresh', ({ bytes }) => bytes, 450_000, kilobytes],
  ['requests until the live figures', 'fresh', ({ requests }) => requests, 70, String],
  ['documents a visit reads, counts included', 'fresh', ({ documents }) => documents, 49, String],
];

/** The medians of a build's visits beside those of an earlier one. */
export const figuresOfVisits = (now: Visits, before: Visits | null): Figure[] =>
  LINES.map(([what, of, read, most, asText]) => {
    const median = (visits: Visits) => percentile(visits[of].map(read), 0.5);
    return {
      ...atMost(what, median(now), most, asText),
      ...(before && { before: asText(median(before)) }),
    };
  });
