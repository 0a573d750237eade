import { describe, expect, it } from 'vitest';
import { feedDays } from './feed-days.ts';

const line = (at: string) => ({ at: new Date(at) });

describe('feedDays', () => {
  it('puts each line under its day, the newest first', () => {
    const days = feedDays(
      [
        line('2026-03-02T09:00:00Z'),
        line('2026-03-02T01:00:00Z'),
        line('2026-03-01T23:00:00Z'),
        line('2026-02-20T12:00:00Z'),
      ],
      { time_zone: 'UTC', today: '2026-03-02' },
    );
    expect(days.map(({ heading, lines }) => [heading, lines.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Friday, February 20', 1],
    ]);
  });

  it("goes by the account's day, not by the one in Greenwich", () => {
    const [only] = feedDays([line('2026-03-02T03:00:00Z')], {
      time_zone: 'America/Los_Angeles',
      today: '2026-03-02',
    });
    expect(only).toMatchObject({ day: '2026-03-01', heading: 'Yesterday' });
  });
});
