import type { CountedDay } from './count-days.ts';

/** The counts of one day, all filled in. */
export interface DayFigures {
  /** `yyyy-mm-dd` */
  day: string;
  captures: number;
  emails: number;
  dms: number;
  replies: number;
  interested: number;
}

/** The figures of each of `days`, in their order; a day without a document is all 0. */
export function fillDays(days: readonly string[], documents: readonly CountedDay[]): DayFigures[] {
  const byDay = new Map(documents.map((document) => [document.id, document]));
  return days.map((day) => {
    const counted = byDay.get(day);
    return {
      day,
      captures: counted?.captured ?? 0,
      emails: counted?.emails_sent ?? 0,
      dms: counted?.dms_sent ?? 0,
      replies: counted?.replies ?? 0,
      interested: counted?.interested ?? 0,
    };
  });
}

export type Totals = Omit<DayFigures, 'day'>;

export function totalsOf(days: readonly DayFigures[]): Totals {
  const sum = (count: (day: DayFigures) => number) =>
    days.reduce((total, day) => total + count(day), 0);
  return {
    captures: sum((day) => day.captures),
    emails: sum((day) => day.emails),
    dms: sum((day) => day.dms),
    replies: sum((day) => day.replies),
    interested: sum((day) => day.interested),
  };
}

/**
 * Replies per message sent, emails and DMs; null while nothing was sent. May exceed 1: replies can
 * be to older messages.
 */
export function replyRate({
  emails,
  dms,
  replies,
}: Pick<Totals, 'emails' | 'dms' | 'replies'>): number | null {
  const sent = emails + dms;
  return sent > 0 ? replies / sent : null;
}

/** A part of a whole from 0 to 1; 0 of nothing. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const FINE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** A share in per cent; below 10 with a decimal, so that a small one does not become 0. */
export const percent = (share: number) => (share > 0 && share < 0.1 ? FINE : PERCENT).format(share);
