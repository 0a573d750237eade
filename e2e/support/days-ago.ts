import { dayOf } from '@vibes/core/account/time-zone';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in a time zone so many days ago, counted from noon: a day with a change of clocks has no 24 hours. */
export function daysAgo(days: number, time_zone: string): string {
  const noon = Date.parse(`${dayOf(new Date(), time_zone)}T12:00:00Z`);
  return new Date(noon - days * DAY_MS).toISOString().slice(0, 10);
}
