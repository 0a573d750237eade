import { describe, expect, it } from 'vitest';
import {
  dayFromNow,
  fromDateField,
  isReminderDue,
  longReminderDay,
  reminderWords,
  toDateField,
} from './reminder-days.ts';

const now = new Date(2026, 10, 28, 22, 30);
const on = (month: number, day: number, year = 2026) => new Date(year, month - 1, day);

it.each([
  [1, on(11, 29)],
  [3, on(12, 1)],
  [7, on(12, 5)],
])('%i days from now is the beginning of that day', (days, at) => {
  expect(dayFromNow(days, now)).toEqual(at);
});

it.each([
  [on(11, 28), 'Reminder today'],
  // Of another time zone.
  [new Date(2026, 10, 28, 9), 'Reminder today'],
  [on(11, 29), 'Reminder tomorrow'],
  [on(12, 3), 'Reminder Dec 3'],
  [on(1, 2, 2027), 'Reminder Jan 2, 2027'],
  [on(11, 27), 'Reminder was Nov 27'],
  [on(12, 30, 2025), 'Reminder was Dec 30, 2025'],
])('%s reads %s', (at, words) => {
  expect(reminderWords(at, now)).toBe(words);
});

it('the toast names the day of the week', () => {
  expect(longReminderDay(on(12, 2))).toBe('Wednesday, December 2');
});

it('is due from the beginning of its day on', () => {
  expect(isReminderDue(null, now)).toBe(false);
  expect(isReminderDue(on(11, 29), now)).toBe(false);
  expect(isReminderDue(on(11, 29), on(11, 29))).toBe(true);
  expect(isReminderDue(on(11, 2), now)).toBe(true);
});

describe('a date field', () => {
  it('has the day as it is written there', () => {
    expect(toDateField(on(12, 3))).toBe('2026-12-03');
    expect(fromDateField('2026-12-03', now)).toEqual(on(12, 3));
  });

  it.each(['', '2026-11-28', '2026-11-01', 'soon', '2026-13-01'])('takes no %s', (text) => {
    expect(fromDateField(text, now)).toBeNull();
  });
});
