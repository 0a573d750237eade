import { describe, expect, it } from 'vitest';
import { dayOf, isTimeZone } from './time-zone.ts';

describe('the day of an instant', () => {
  const instant = new Date('2026-03-01T04:30:00Z');

  it.each([
    ['UTC', '2026-03-01'],
    ['America/New_York', '2026-02-28'],
    ['Asia/Tokyo', '2026-03-01'],
    ['Pacific/Kiritimati', '2026-03-01'],
  ])('in %s is %s', (zone, day) => expect(dayOf(instant, zone)).toBe(day));
});

describe('a time zone', () => {
  it('is an IANA name', () => expect(isTimeZone('Europe/Berlin')).toBe(true));
  it('is not just any text', () => expect(isTimeZone('Mars/Olympus')).toBe(false));
  it('is not empty', () => expect(isTimeZone('')).toBe(false));
});
