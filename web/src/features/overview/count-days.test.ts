import { expect, it } from 'vitest';
import { countDays } from './count-days.ts';

it('lists the days of the range by date, whichever order they are stored in', () => {
  const days = {
    '2026-03-02': { captured: 2 },
    '2026-01-31': { captured: 9 },
    '2026-02-01': { captured: 1, replies: 1 },
  };
  expect(countDays({ days }, '2026-02-01')).toEqual([
    { id: '2026-02-01', captured: 1, replies: 1 },
    { id: '2026-03-02', captured: 2 },
  ]);
});
