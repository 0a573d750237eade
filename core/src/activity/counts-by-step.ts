import type { Reply } from '../creator/creator-records.ts';
import type { EmailStep } from '../follow-up/follow-up.ts';
import type { Counts } from './statistics.ts';

const SENT: Record<EmailStep, Counts> = {
  0: {},
  1: { first_follow_ups: 1 },
  2: { second_follow_ups: 1 },
};
const REPLIES = {
  0: 'replies_to_first',
  1: 'replies_to_first_follow_up',
  2: 'replies_to_second_follow_up',
} as const satisfies Record<EmailStep, keyof Counts>;
const INTERESTED = {
  0: 'interested_in_first',
  1: 'interested_in_first_follow_up',
  2: 'interested_in_second_follow_up',
} as const satisfies Record<EmailStep, keyof Counts>;

/** What an email sent adds to the counts by its place in its thread. */
export const sentByStep = (step: EmailStep): Counts => SENT[step];

/** What the interest of a creator adds, by the email that they answered; -1 takes it back. */
export const countsOfInterest = ({ step }: Pick<Reply, 'step'>, by: 1 | -1): Counts => ({
  interested: by,
  ...(step !== undefined && { [INTERESTED[step]]: by }),
});

/** What a reply adds, by the email that it answers, with the interest that was counted of it. */
export const countsOfReply = (reply: Omit<Reply, 'at'>, by: 1 | -1): Counts => ({
  replies: by,
  ...(reply.step !== undefined && { [REPLIES[reply.step]]: by }),
  ...(reply.is_interested && countsOfInterest(reply, by)),
});
