import type { Counts } from '@vibes/core/activity/statistics';

/** Emails below which a share of replies says nothing yet. */
const ENOUGH = 50;

/** One line of the table: how many went out, and how many were answered. */
export interface StepFigures {
  name: string;
  sent: number;
  replies: number;
  /** Replies per email; null while too few were sent to say. */
  rate: number | null;
}

/** Replies to first, second and third emails apart; null while no follow-up was sent. */
export function repliesByStep(days: readonly Counts[]): StepFigures[] | null {
  const sum = (count: (day: Counts) => number | undefined) =>
    days.reduce((total, day) => total + (count(day) ?? 0), 0);
  const followed = [sum((day) => day.first_follow_ups), sum((day) => day.second_follow_ups)];
  const [second = 0, third = 0] = followed;
  if (second + third === 0) return null;
  const line = (name: string, sent: number, replies: number): StepFigures => ({
    name,
    sent,
    replies,
    rate: sent < ENOUGH ? null : replies / sent,
  });
  return [
    line(
      'First email',
      sum((day) => day.emails_sent) - second - third,
      sum((day) => day.replies_to_first),
    ),
    line(
      'First follow-up',
      second,
      sum((day) => day.replies_to_first_follow_up),
    ),
    line(
      'Second follow-up',
      third,
      sum((day) => day.replies_to_second_follow_up),
    ),
  ];
}
