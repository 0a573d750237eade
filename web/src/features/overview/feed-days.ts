import { dayOf } from '@vibes/core/account/time-zone';
import { daysBack, longDay } from './days-back.ts';

export interface FeedDay<Line> {
  /** `yyyy-mm-dd` */
  day: string;
  heading: string;
  lines: Line[];
}

/** The lines grouped by their day in a time zone, in the order given. */
export function feedDays<Line extends { at: Date }>(
  lines: readonly Line[],
  { time_zone, today }: { time_zone: string; today: string },
): FeedDay<Line>[] {
  const days = new Map<string, Line[]>();
  for (const line of lines) {
    const day = dayOf(line.at, time_zone);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, ofDay]) => ({ day, heading: headingOf(day, today), lines: ofDay }));
}

function headingOf(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === daysBack(today, 2)[0] ? 'Yesterday' : longDay(day);
}
