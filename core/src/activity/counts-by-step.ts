import type { EmailStep } from '../follow-up/follow-up.ts';
import type { Counts } from './statistics.ts';

const SENT: Record<EmailStep, Counts> = {
  0: {},
  1: { first_follow_ups: 1 },
  2: { second_follow_ups: 1 },
};
const REPLIES: Record<EmailStep, Counts> = {
  0: { replies_to_first: 1 },
  1: { replies_to_first_follow_up: 1 },
  2: { replies_to_second_follow_up: 1 },
};

/** What an email sent adds to the counts by its place in its thread. */
export const sentByStep = (step: EmailStep): Counts => SENT[step];

/** What a reply adds, by the email that it answers. */
export const repliesByStep = (step: EmailStep): Counts => REPLIES[step];
