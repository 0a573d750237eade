import { describe, expect, it } from 'vitest';
import { isLate, nextWorkingHour, workingDaysAfter } from './working-time.ts';

const at = (text: string) => new Date(text);
const iso = (date: Date) => date.toISOString().replace('.000Z', 'Z');

describe('working days after an email', () => {
  it.each([
    ['Friday and three', '2026-05-01T12:00:00Z', 3, 'Europe/Berlin', '2026-05-06T12:00:00Z'],
    ['Monday and three', '2026-05-04T12:00:00Z', 3, 'Europe/Berlin', '2026-05-07T12:00:00Z'],
    ['Saturday and one', '2026-05-02T12:00:00Z', 1, 'Europe/Berlin', '2026-05-04T12:00:00Z'],
    [
      'seven across two weekends',
      '2026-05-07T08:00:00Z',
      7,
      'Europe/Berlin',
      '2026-05-18T08:00:00Z',
    ],
    [
      'where people rest on Friday and Saturday',
      '2026-05-05T08:00:00Z',
      3,
      'Asia/Riyadh',
      '2026-05-10T08:00:00Z',
    ],
    [
      'by the day of the zone, not of UTC',
      '2026-05-01T02:00:00Z',
      1,
      'America/Los_Angeles',
      '2026-05-02T02:00:00Z',
    ],
    [
      'clocks going forward in between',
      '2026-03-27T13:00:00Z',
      1,
      'Europe/Berlin',
      '2026-03-30T12:00:00Z',
    ],
    [
      'clocks going back in between',
      '2026-10-23T12:00:00Z',
      1,
      'Europe/Berlin',
      '2026-10-26T13:00:00Z',
    ],
  ])('%s', (_, from, days, time_zone, expected) => {
    const sent = at(from);
    expect(iso(workingDaysAfter(sent, { days, hour_of: sent, time_zone }))).toBe(expected);
  });

  it('take the hour of the first email, not of the one before', () => {
    const hour_of = at('2026-05-01T12:00:00Z');
    const late = at('2026-05-06T19:30:00Z');
    expect(iso(workingDaysAfter(late, { days: 7, hour_of, time_zone: 'Europe/Berlin' }))).toBe(
      '2026-05-15T12:00:00Z',
    );
  });
});

describe('the next working hour', () => {
  const hour_of = at('2026-05-01T12:00:00Z');
  const time_zone = 'Europe/Berlin';
  it.each([
    ['later the same day', '2026-05-06T08:00:00Z', '2026-05-06T12:00:00Z'],
    ['tomorrow', '2026-05-06T12:00:00Z', '2026-05-07T12:00:00Z'],
    ['behind the weekend', '2026-05-08T15:00:00Z', '2026-05-11T12:00:00Z'],
  ])('is %s', (_, now, expected) => {
    expect(iso(nextWorkingHour(at(now), { hour_of, time_zone }))).toBe(expected);
  });
});

describe('what was planned', () => {
  const planned = at('2026-05-06T12:00:00Z');
  it.each([
    ['at once', '2026-05-06T12:00:30Z', false],
    ['two hours on', '2026-05-06T14:00:00Z', false],
    ['later that day', '2026-05-06T14:00:01Z', true],
    ['on a Saturday', '2026-05-09T12:00:00Z', true],
  ])('is late or not: %s', (_, now, late) => {
    expect(isLate(planned, { now: at(now), time_zone: 'Europe/Berlin' })).toBe(late);
  });
});
