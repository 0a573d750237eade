import { describe, expect, it } from 'vitest';
import { repliesByStep } from './replies-by-step.ts';

const of = (count: number, share: number | null) => ({ count, share });

describe('replies by email', () => {
  it('is nothing while no follow-up was sent', () => {
    expect(repliesByStep([{ emails_sent: 80, replies: 4, replies_to_first: 4 }])).toBeNull();
  });

  it('tells the emails of a series apart, over all days', () => {
    const days = [
      { emails_sent: 100, first_follow_ups: 30, replies_to_first: 7, interested_in_first: 2 },
      {
        emails_sent: 40,
        first_follow_ups: 30,
        second_follow_ups: 10,
        replies_to_first_follow_up: 6,
        interested_in_first: 5,
        interested_in_first_follow_up: 3,
        replies_to_second_follow_up: 1,
      },
    ];
    expect(repliesByStep(days)).toEqual([
      { name: 'First email', sent: 70, replies: of(7, 0.1), interested: of(7, 0.1) },
      { name: 'First follow-up', sent: 60, replies: of(6, 0.1), interested: of(3, 0.05) },
      { name: 'Second follow-up', sent: 10, replies: of(1, null), interested: of(0, null) },
    ]);
  });

  it.each([
    [49, null],
    [50, 0.02],
  ])('with %d sent says %s', (first_follow_ups, rate) => {
    const day = { emails_sent: 100, first_follow_ups, replies_to_first_follow_up: 1 };
    expect(repliesByStep([day])?.[1]?.replies.share).toBe(rate);
  });
});
