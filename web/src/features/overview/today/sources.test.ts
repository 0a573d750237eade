import { describe, expect, it } from 'vitest';
import type { Kind } from './kinds.ts';
import { FIRST_LIMITS, SOURCES, widened, type Given, type Limits, type Source } from './sources.ts';

const FULL = (lines: number): Given => ({ lines, isFull: true });
const ALL = (lines: number): Given => ({ lines, isFull: false });
const NONE = ALL(0);

type Case = [
  what: string,
  given: Partial<Record<Source, Given | undefined>>,
  wider: Partial<Limits>,
  of?: { limits?: Partial<Limits>; wanted?: number; only?: Kind },
];

/** A source that is not named has no rows. */
const CASES: Case[] = [
  ['an empty day is not read again', {}, {}],
  ['a page full of replies reads no more of anything', { reply: FULL(12), dm: FULL(1) }, {}],
  [
    'what the page has room for is read of the first that has more',
    { review: FULL(1) },
    { review: 12 },
  ],
  [
    'lines that come before take their room',
    { reply: ALL(5), may_be: ALL(1), dm: FULL(1) },
    { dm: 6 },
  ],
  [
    'the first of several is widened alone',
    { reply: ALL(3), failure: FULL(1), dm: FULL(1) },
    { failure: 9 },
  ],
  ['a row that adds no line leaves room for one more', { reply: ALL(4), dm: FULL(0) }, { dm: 9 }],
  ['nothing is decided while what comes first loads', { reply: undefined, dm: FULL(1) }, {}],
  ['what comes after may still load', { failure: FULL(1), dm: undefined }, { failure: 12 }],
  ['a day that fits is read whole', { reply: ALL(5), dm: ALL(7) }, {}],
  ['Show more reads on where it stopped', { reply: FULL(12) }, { reply: 24 }, { wanted: 24 }],
  [
    'of one kind alone the other sources take no room',
    { reply: ALL(11), dm: FULL(1) },
    { dm: 12 },
    { only: 'dm' },
  ],
  [
    'bounces are failures',
    { failure: ALL(1), bounce: FULL(1) },
    { bounce: 11 },
    { only: 'failure' },
  ],
  [
    'no source is read beyond 120 rows',
    { reply: FULL(100) },
    { reply: 120 },
    { limits: { reply: 110 }, wanted: 144 },
  ],
  [
    'one that is as wide as it gets leaves the rest to the next',
    { reply: FULL(120), dm: FULL(1) },
    { dm: 22 },
    { limits: { reply: 120 }, wanted: 142 },
  ],
];

describe('the day is read', () => {
  it.each(CASES)(
    '%s',
    (_, some, wider, { limits: wide = {}, wanted = 12, only = null as never } = {}) => {
      const limits = { ...FIRST_LIMITS, ...wide };
      const given = {
        ...(Object.fromEntries(SOURCES.map((source) => [source, NONE])) as Record<Source, Given>),
        ...some,
      } as Record<Source, Given | undefined>;
      const next = widened(limits, given, { wanted, only });
      expect(next).toEqual({ ...limits, ...wider });
      // The same object, or the screen would draw itself again for ever.
      if (Object.keys(wider).length === 0) expect(next).toBe(limits);
    },
  );
});
