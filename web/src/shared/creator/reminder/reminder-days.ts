import { format } from 'date-fns/format';

/*
 * The days of a reminder, by the calendar of this device: the account takes its time zone from there.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

const midnight = (at: Date, days = 0): Date =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() + days);

/** The beginning of the day that is so many days from now. */
export const dayFromNow = (days: number, now = new Date()): Date => midnight(now, days);

/** Whether its day has begun. */
export const isReminderDue = (remind_at: Date | null, now: Date): boolean =>
  remind_at !== null && remind_at <= now;

/** "Wednesday, December 3". */
export const longReminderDay = (remind_at: Date): string => format(remind_at, 'EEEE, MMMM d');

/** "Reminder today", "Reminder tomorrow", "Reminder Dec 3"; once its day is over "Reminder was Dec 3". */
export function reminderWords(remind_at: Date, now: Date): string {
  // Rounded: a day with a change of the clocks has another length.
  const days = Math.round((midnight(remind_at).getTime() - midnight(now).getTime()) / DAY_MS);
  if (days === 0) return 'Reminder today';
  if (days === 1) return 'Reminder tomorrow';
  const isThisYear = remind_at.getFullYear() === now.getFullYear();
  const day = format(remind_at, isThisYear ? 'MMM d' : 'MMM d, yyyy');
  return days < 0 ? `Reminder was ${day}` : `Reminder ${day}`;
}

/** As a date field has it, `yyyy-mm-dd`. */
export const toDateField = (at: Date): string => format(at, 'yyyy-MM-dd');

/** The beginning of the day of a date field; null for none, and for one before tomorrow. */
export function fromDateField(text: string, now = new Date()): Date | null {
  // Without a time the text would be midnight in UTC.
  const at = new Date(`${text}T00:00`);
  return at >= dayFromNow(1, now) ? at : null;
}
