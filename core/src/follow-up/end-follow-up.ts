import type { FollowUp, FollowUpEnd } from './follow-up.ts';

/** The follow-ups after something that ends them; what ended before stays as it was. */
export const endFollowUp = (follow_up: FollowUp | null, end: FollowUpEnd): FollowUp | null =>
  follow_up === null || follow_up.ended !== null
    ? follow_up
    : {
        ...follow_up,
        due_at: null,
        ...(end === 'replied' && { was_due_at: follow_up.due_at }),
        ended: end,
      };
