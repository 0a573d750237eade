import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCounts, foldStatistics } from './fold-statistics.ts';
import { statisticsSchema, type Counts, type Statistics } from './statistics.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Tuesday. */
const TODAY = '2026-05-05';
const ago = (days: number, today = TODAY) =>
  new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);

const NOTHING: Statistics = { days: {}, weeks: {}, earlier: {} };
const daysOf = (numbers: number[], counts: Counts = { captured: 1 }) =>
  Object.fromEntries(numbers.map((days) => [ago(days), counts]));
const total = ({ days, weeks, earlier }: Statistics): Counts =>
  [...Object.values(days), ...Object.values(weeks)].reduce(addCounts, earlier);

it('keeps the last 91 days and the week they begin in, and adds up whole weeks before it', () => {
  expect(ago(91)).toBe('2026-02-03');
  const days = daysOf([0, 89, 91, 92, 93, 98, 99, 100]);
  expect(foldStatistics({ ...NOTHING, days }, TODAY)).toEqual({
    days: daysOf([0, 89, 91, 92]),
    weeks: { '2026-01-26': { captured: 3 }, '2026-01-19': { captured: 1 } },
    earlier: {},
  });
});

it('has nothing to do until another week is over', () => {
  const days = daysOf([0, 89, 91, 92]);
  expect(foldStatistics({ ...NOTHING, days }, TODAY)).toBeNull();
  expect(foldStatistics({ ...NOTHING, days }, ago(-5))).toBeNull();
  expect(foldStatistics({ ...NOTHING, days }, ago(-6))).not.toBeNull();
});

it('adds to a week that is there, also what was taken back', () => {
  const weeks = { '2026-01-26': { captured: 2, replies: 3 } };
  const folded = foldStatistics({ ...NOTHING, weeks, days: { [ago(93)]: { replies: -1 } } }, TODAY);
  expect(folded?.weeks).toEqual({ '2026-01-26': { captured: 2, replies: 2 } });
});

it('adds up what is two years older still', () => {
  const weeks = { '2024-02-05': { captured: 5 }, '2024-01-29': { captured: 7, dms_sent: 1 } };
  const days = daysOf([93]);
  expect(foldStatistics({ days, weeks, earlier: { captured: 1 } }, TODAY)).toEqual({
    days: {},
    weeks: { '2024-02-05': { captured: 5 }, '2026-01-26': { captured: 1 } },
    earlier: { captured: 8, dms_sent: 1 },
  });
});

it('keeps a kind that only a later version counts', () => {
  const counted = { captured: 1, calls: 2 };
  const stored = {
    days: { [ago(0)]: counted, [ago(93)]: counted, [ago(94)]: counted },
    weeks: { '2024-01-29': counted },
    earlier: counted,
  };
  expect(foldStatistics(statisticsSchema.parse(stored), TODAY)).toEqual({
    days: { [ago(0)]: counted },
    weeks: { '2026-01-26': { captured: 2, calls: 4 } },
    earlier: { captured: 2, calls: 4 },
  });
});

const KINDS = ['captured', 'emails_sent', 'emails_failed', 'dms_opened', 'dms_sent', 'replies'];
const counts: fc.Arbitrary<Counts> = fc.dictionary(
  fc.constantFrom(...KINDS),
  fc.integer({ min: -3, max: 1000 }),
);

it('loses no count and stays small, however long and however seldom it is looked at', () => {
  // Days until the next event, what it counts, and whether the dashboard is opened then.
  const event = fc.tuple(fc.nat({ max: 40 }), counts, fc.boolean());
  fc.assert(
    fc.property(fc.array(event, { maxLength: 120 }), (events) => {
      let statistics = NOTHING;
      let all: Counts = {};
      let today = TODAY;
      for (const [days, counted, is_opened] of events) {
        today = ago(-days, today);
        const day = addCounts(statistics.days[today] ?? {}, counted);
        statistics = { ...statistics, days: { ...statistics.days, [today]: day } };
        all = addCounts(all, counted);
        if (is_opened) {
          statistics = foldStatistics(statistics, today) ?? statistics;
          expect(Object.keys(statistics.days).length).toBeLessThanOrEqual(98);
          expect(Object.keys(statistics.weeks).length).toBeLessThanOrEqual(104);
          expect(Object.keys(statistics.days)).toContain(today);
        }
      }
      expect(addCounts(total(statistics), {})).toEqual(all);
    }),
  );
});

it('ten years of every kind of count fit into 25 kB', () => {
  const full = Object.fromEntries(KINDS.map((kind) => [kind, 1000]));
  const days = daysOf(
    Array.from({ length: 3650 }, (_, n) => n),
    full,
  );
  const folded = foldStatistics({ ...NOTHING, days }, TODAY);
  expect(JSON.stringify(folded).length).toBeLessThan(25_000);
});
