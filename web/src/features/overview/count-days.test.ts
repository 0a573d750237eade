import { expect, it } from 'vitest';
import { countDays } from './count-days.ts';

const first = '2026-02-01';

it('lists the days of the range by date, whichever order they are stored in', () => {
  const days = {
    '2026-03-02': { captured: 2 },
    '2026-01-31': { captured: 9 },
    '2026-02-01': { captured: 1, replies: 1 },
  };
  expect(countDays({ days }, { first, before: [] })).toEqual([
    { id: '2026-02-01', captured: 1, replies: 1 },
    { id: '2026-03-02', captured: 2 },
  ]);
});

it('adds what the version before counted, but not what has been moved already', () => {
  const days = { '2026-03-01': { captured: 4 }, '2026-03-02': { captured: 1 } };
  const before = [
    { id: '2026-02-27', captured: 5, emails_sent: 2 },
    { id: '2026-03-01', captured: 3, moved: { captured: 3 } },
    { id: '2026-03-02', captured: 3, replies: 1, moved: { captured: 1 } },
  ];
  expect(countDays({ days }, { first, before })).toEqual([
    { id: '2026-02-27', captured: 5, emails_sent: 2 },
    { id: '2026-03-01', captured: 4 },
    { id: '2026-03-02', captured: 3, replies: 1 },
  ]);
});
