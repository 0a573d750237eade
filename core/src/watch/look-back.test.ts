import { expect, it } from 'vitest';
import { earliestLookBack, lookBackTo } from './look-back.ts';

const now = new Date('2026-11-30T12:00:00Z');
const here = { connected_at: null };
const at = (time: string) => new Date(`2026-${time}:00Z`);

it('reaches 60 days back, and not behind another mailbox', () => {
  expect(earliestLookBack(here, now)).toEqual(at('10-01T12:00'));
  expect(earliestLookBack({ connected_at: at('09-01T12:00') }, now)).toEqual(at('10-01T12:00'));
  expect(earliestLookBack({ connected_at: at('11-02T12:00') }, now)).toEqual(at('11-02T12:00'));
});

it('begins ten minutes before the email, for its own copy, and never before it may', () => {
  expect(lookBackTo(at('11-03T08:00'), here, now)).toEqual(at('11-03T07:50'));
  expect(lookBackTo(at('10-01T12:05'), here, now)).toEqual(at('10-01T12:00'));
});
