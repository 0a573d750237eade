import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { set } from 'date-fns/set';
import { weekendOf } from './weekend-of.ts';

/** The hour of an instant, on another day. An hour that the clocks skip is the one after it. */
function atHourOf(day: TZDate, hour: Date, time_zone: string): TZDate {
  const meant = new TZDate(hour, time_zone);
  return set(day, {
    hours: meant.getHours(),
    minutes: meant.getMinutes(),
    seconds: meant.getSeconds(),
    milliseconds: 0,
  });
}

const isDayOff = (day: TZDate, time_zone: string): boolean =>
  weekendOf(time_zone).includes(day.getDay());

/**
 * The time some working days after another, at a given hour of the day. Days off of the time zone's
 * country do not count.
 *
 * @param hour_of an instant that says the hour, in that time zone
 * @param time_zone an IANA name
 */
export function workingDaysAfter(
  from: Date,
  { days, hour_of, time_zone }: { days: number; hour_of: Date; time_zone: string },
): Date {
  let day: TZDate = new TZDate(from, time_zone);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isDayOff(day, time_zone)) left -= 1;
  }
  return new Date(atHourOf(day, hour_of, time_zone).getTime());
}

/** The next time after `now` at a given hour of a working day. */
export function nextWorkingHour(
  now: Date,
  { hour_of, time_zone }: { hour_of: Date; time_zone: string },
): Date {
  let at = atHourOf(new TZDate(now, time_zone), hour_of, time_zone);
  while (at.getTime() <= now.getTime() || isDayOff(at, time_zone))
    at = atHourOf(addDays(at, 1), hour_of, time_zone);
  return new Date(at.getTime());
}

/** Milliseconds by which an email may be late and still go out at once. */
const LATENESS = 2 * 60 * 60_000;

/** Whether it is too late now for what was planned for a working hour: hours have passed, or it is a day off. */
export const isLate = (
  planned_for: Date,
  { now, time_zone }: { now: Date; time_zone: string },
): boolean =>
  now.getTime() - planned_for.getTime() > LATENESS ||
  isDayOff(new TZDate(now, time_zone), time_zone);
