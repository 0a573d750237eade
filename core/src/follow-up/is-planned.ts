import type { FollowUp } from './follow-up.ts';

/** True for follow-ups of which one waits for its day. */
export const isPlanned = (
  follow_up: FollowUp | null,
): follow_up is FollowUp & { due_at: Date; ended: null } =>
  follow_up !== null && follow_up.ended === null && follow_up.due_at !== null;
