import { describe, expect, it } from 'vitest';
import { askedAt, isWorking, lateWork } from './judge-status.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const NONE = { asked_at: null, ran_at: null };
const late = (work: Parameters<typeof lateWork>[0]) => lateWork(work, NOW);

describe('the time since which work has been waiting', () => {
  it.each([
    ['begins with the first look that finds something', NONE, true, NOW],
    ['stays while nothing runs', { asked_at: ago(9), ran_at: ago(20) }, true, ago(9)],
    ['begins again after a run', { asked_at: ago(9), ran_at: ago(8) }, true, NOW],
    [
      'ends when nothing is due, though nothing ran',
      { asked_at: ago(9), ran_at: null },
      false,
      null,
    ],
  ])('%s', (_, times, is_due, expected) => {
    expect(askedAt(times, { is_due, now: NOW })).toEqual(expected);
  });
});

describe('work is late', () => {
  it('when it has been due for more than 15 minutes without a run', () => {
    const jobs = (asked: number, ran_at: Date | null = null) => ({
      jobs: { asked_at: ago(asked), ran_at },
    });
    expect(late(jobs(15))).toEqual([]);
    expect(late(jobs(16))).toEqual(['jobs']);
    expect(late(jobs(600, ago(500)))).toEqual([]);
    expect(late(jobs(16, ago(17)))).toEqual(['jobs']);
  });
});

describe('the product works', () => {
  const status = {
    clock_at: ago(1),
    oldest_delivery_due_at: null,
    payment_event_at: null,
    work: {},
    late: [],
  };
  it('while the clock comes by and nothing is late', () => {
    expect(isWorking(status, NOW)).toBe(true);
    expect(isWorking({ ...status, clock_at: ago(5) }, NOW)).toBe(true);
    expect(isWorking({ ...status, clock_at: ago(6) }, NOW)).toBe(false);
    expect(isWorking({ ...status, clock_at: null }, NOW)).toBe(false);
    expect(isWorking({ ...status, late: ['jobs'] }, NOW)).toBe(false);
  });
});
