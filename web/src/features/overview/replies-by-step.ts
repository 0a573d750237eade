import type { Counts } from '@vibes/core/activity/statistics';

/** Emails below which a share says nothing yet. */
const ENOUGH = 50;

/** How many, and per email; null while too few were sent to say. */
export interface StepShare {
  count: number;
  share: number | null;
}

/** One line of the table: how many went out, were answered, and met interest. */
export interface StepFigures {
  name: string;
  sent: number;
  replies: StepShare;
  interested: StepShare;
}

/** Replies to first, second and third emails apart; null while no follow-up was sent. */
export function repliesByStep(days: readonly Counts[]): StepFigures[] | null {
  const sum = (count: keyof Counts) => days.reduce((total, day) => total + (day[count] ?? 0), 0);
  const [second, third] = [sum('first_follow_ups'), sum('second_follow_ups')];
  if (second + third === 0) return null;
  const line = (
    name: string,
    sent: number,
    [replies, interested]: [keyof Counts, keyof Counts],
  ): StepFigures => {
    const shareOf = (count: number) => ({ count, share: sent < ENOUGH ? null : count / sent });
    return { name, sent, replies: shareOf(sum(replies)), interested: shareOf(sum(interested)) };
  };
  return [
    line('First email', sum('emails_sent') - second - third, [
      'replies_to_first',
      'interested_in_first',
    ]),
    line('First follow-up', second, [
      'replies_to_first_follow_up',
      'interested_in_first_follow_up',
    ]),
    line('Second follow-up', third, [
      'replies_to_second_follow_up',
      'interested_in_second_follow_up',
    ]),
  ];
}
