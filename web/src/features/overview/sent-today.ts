import type { CountedDay } from './count-days.ts';

/** The messages of one day, by kind. */
export interface SentToday {
  emails: number;
  dms: number;
}

/**
 * The messages sent on `today` (`yyyy-mm-dd`), or null when none of the days given has any:
 * counting has not begun then, and 0 would look like a fault.
 */
export function sentToday(days: CountedDay[], today: string): SentToday | null {
  const sent = days.map((day) => ({
    id: day.id,
    emails: day.emails_sent ?? 0,
    dms: day.dms_sent ?? 0,
  }));
  if (!sent.some(({ emails, dms }) => emails + dms > 0)) return null;
  const { emails, dms } = sent.find(({ id }) => id === today) ?? { emails: 0, dms: 0 };
  return { emails, dms };
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** The footnote of the card. */
export function sentNote(sent: SentToday | null): string {
  if (!sent) return 'Tracking is not yet available. Send a message, and it counts here.';
  return `${count(sent.emails, 'email', 'emails')}, ${count(sent.dms, 'DM', 'DMs')}`;
}
