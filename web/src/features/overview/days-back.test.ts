import { dayOf } from '@vibes/core/account/time-zone';
import { describe, expect, it } from 'vitest';
import { daysBack, longDay, shortDay } from './days-back.ts';

describe('daysBack', () => {
  it('ends with today and leaves no day out', () => {
    expect(daysBack('2026-03-02', 4)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it.each(['2026-03-29', '2026-10-25', '2026-11-01'])(
    'counts the day the clocks change once: %s',
    (today) => {
      const days = daysBack(today, 90);
      expect(new Set(days).size).toBe(90);
      expect(days.at(-1)).toBe(today);
    },
  );

  it("begins at the account's own day, whatever day it is elsewhere", () => {
    const at = new Date('2026-03-01T11:00:00Z');
    expect(daysBack(dayOf(at, 'Pacific/Kiritimati'), 1)).toEqual(['2026-03-02']);
    expect(daysBack(dayOf(at, 'Pacific/Pago_Pago'), 1)).toEqual(['2026-03-01']);
  });
});

describe('the name of a day', () => {
  it('is that day in every time zone', () => {
    expect(shortDay('2026-03-02')).toBe('Mar 2');
    expect(longDay('2026-03-02')).toBe('Monday, March 2');
  });
});
