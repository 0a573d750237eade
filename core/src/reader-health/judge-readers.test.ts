import { describe, expect, it } from 'vitest';
import { judgeReaders } from './judge-readers.ts';
import { addOutcome, type ReaderCount } from './reader-count.ts';

const NOW = new Date('2026-05-31T14:20:00Z');
const HOUR = 3_600_000;

/** The counts of the hour `back` hours before this one. */
const hour = (back: number, count: Partial<ReaderCount>): ReaderCount => ({
  reader: 'tiktok',
  hour: new Date(Date.parse('2026-05-31T14:00:00Z') - back * HOUR),
  expected: 0,
  fallback: 0,
  blind: 0,
  ...count,
});
/** The same in each hour of `days` days, the first of which ended `after` hours ago. */
const days = (days: number, count: Partial<ReaderCount>, after = 24): ReaderCount[] =>
  Array.from({ length: days * 24 }, (_, index) => hour(after + index, count));

const judge = (...counts: ReaderCount[]) => judgeReaders(counts, NOW)[0];
const usualDays = days(14, { expected: 49, blind: 1 });
const since = (back: number) => hour(back, {}).hour;

describe('a reader is', () => {
  it.each<[string, ReaderCount[], string]>([
    ['well when it reads as ever', [...usualDays, hour(1, { expected: 97, blind: 3 })], 'well'],
    [
      'well when a little more is missed',
      [...usualDays, hour(1, { expected: 90, blind: 10 })],
      'well',
    ],
    [
      'well when much is missed as ever',
      [...days(14, { expected: 7, blind: 3 }), hour(1, { expected: 700, blind: 300 })],
      'well',
    ],
    [
      'blind when it never read more than half',
      [...days(14, { expected: 3, blind: 7 }), hour(1, { expected: 300, blind: 700 })],
      'blind',
    ],
    ['not judged by 19 pages', [hour(1, { blind: 19 })], 'too_few'],
    [
      'blind by 20 pages of four days',
      [...usualDays.slice(96), ...[1, 25, 49, 73].map((back) => hour(back, { blind: 5 }))],
      'blind',
    ],
    [
      'not judged by 20 pages of more than a week',
      [...days(30, {}), ...[1, 48, 96, 170].map((back) => hour(back, { blind: 5 }))],
      'too_few',
    ],
    ['blind by 20 pages', [...usualDays, hour(1, { blind: 20 })], 'blind'],
    ['not blind by 5 of 20 pages', [...usualDays, hour(1, { expected: 15, blind: 5 })], 'well'],
    [
      'blind by a third of many pages',
      [...usualDays, hour(1, { expected: 200, blind: 100 })],
      'blind',
    ],
    ['blind when the fallback reads most', [...usualDays, hour(1, { fallback: 50 })], 'blind'],
    ['blind from its first day on', [hour(1, { blind: 40 })], 'blind'],
    ['well on a first day with some misses', [hour(1, { expected: 30, blind: 10 })], 'well'],
    [
      'well when the misses are over',
      [...usualDays, hour(30, { blind: 900 }), hour(1, { expected: 50 })],
      'well',
    ],
  ])('%s', (_, counts, state) => {
    expect(judge(...counts)?.state).toBe(state);
  });
});

describe('a blind reader is blind since', () => {
  it('the hour in which the misses began, days ago', () => {
    const counts = [
      ...days(14, { expected: 49, blind: 1 }, 60),
      ...Array.from({ length: 60 }, (_, back) => hour(back, { expected: 2, blind: 48 })),
    ];
    expect(judge(...counts)).toMatchObject({ state: 'blind', usual: 0.02, since: since(59) });
  });

  it('the hour in which they began today', () => {
    const today = Array.from({ length: 24 }, (_, back) =>
      hour(back, back < 5 ? { blind: 50 } : { expected: 50 }),
    );
    expect(judge(...usualDays, ...today)).toMatchObject({ state: 'blind', since: since(4) });
  });

  it('weeks ago, which does not become usual', () => {
    const counts = [
      ...days(5, { expected: 50 }, 24 * 20),
      ...days(20, { expected: 30, blind: 20 }, 0),
    ];
    expect(judge(...counts)).toMatchObject({ state: 'blind', usual: 0, since: since(20 * 24 - 1) });
  });

  it('its latest failure, when it was blind before and well in between', () => {
    const counts = [
      ...days(5, { expected: 50 }, 24 * 6),
      ...days(2, { blind: 500 }, 24 * 4),
      ...days(3, { expected: 50 }, 24),
      hour(3, { blind: 300 }),
    ];
    expect(judge(...counts)).toMatchObject({ state: 'blind', since: since(3) });
  });
});

it('each reader is judged by its own pages, over all instances, and counts of the future are ignored', () => {
  const linktree = { reader: 'linktr.ee' };
  const verdicts = judgeReaders(
    [
      hour(1, { blind: 15 }),
      hour(1, { blind: 15 }),
      hour(-2, { expected: 500 }),
      hour(1, { ...linktree, expected: 30 }),
    ],
    NOW,
  );
  expect(verdicts.map(({ reader, state, day }) => [reader, state, day.blind])).toEqual([
    ['linktr.ee', 'well', 0],
    ['tiktok', 'blind', 30],
  ]);
});

it('outcomes are summed by reader and hour', () => {
  const at = (minute: string) => new Date(`2026-05-31T${minute}:00Z`);
  const outcomes = [
    { reader: 'tiktok', outcome: 'blind', at: at('14:01') },
    { reader: 'tiktok', outcome: 'blind', at: at('14:59') },
    { reader: 'tiktok', outcome: 'expected', at: at('15:00') },
    { reader: 'linktr.ee', outcome: 'fallback', at: at('14:30') },
  ] as const;
  expect(outcomes.reduce<ReaderCount[]>(addOutcome, [])).toEqual([
    { reader: 'tiktok', hour: at('14:00'), expected: 0, fallback: 0, blind: 2 },
    { reader: 'tiktok', hour: at('15:00'), expected: 1, fallback: 0, blind: 0 },
    { reader: 'linktr.ee', hour: at('14:00'), expected: 0, fallback: 1, blind: 0 },
  ]);
});
