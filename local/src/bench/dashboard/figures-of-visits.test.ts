import { expect, it } from 'vitest';
import { figuresOfVisits } from './figures-of-visits.ts';

const visit = (heading: number) => ({
  paint: 700,
  heading,
  figures: 2000,
  live: 3000,
  requests: 60,
  bytes: 400_000,
  scripts: [],
  documents: 24,
  javascript: 299_000,
});
const visits = (...headings: number[]) => ({ fresh: headings.map(visit), again: [visit(900)] });
const HEADING = 'no file kept: heading';

it('shows the median of both builds, and judges the present one', () => {
  const figures = figuresOfVisits(visits(2400, 9000, 2300), visits(4000));
  expect(figures.find(({ what }) => what === HEADING)).toEqual({
    what: HEADING,
    before: '4000 ms',
    measured: '2400 ms',
    goal: '≤ 2500 ms',
    reached: true,
  });
});

it('names a figure above its goal', () => {
  const missed = figuresOfVisits(visits(2501), null).filter(({ reached }) => !reached);
  expect(missed.map(({ what }) => what)).toEqual([HEADING, 'by the worker: last known figures']);
});
