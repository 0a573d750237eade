import { TZDate } from '@date-fns/tz';
import type { FollowUp } from './follow-up.ts';
import { moveBehind } from './plan-follow-up.ts';
import { nextWorkingHour } from './working-time.ts';

interface Hold {
  now: Date;
  /** An IANA name. */
  time_zone: string;
}

/**
 * The follow-ups while a message waits that may be the creator's: the one that is due goes on the next
 * working day behind `days` more. Each step waits once, so that nobody holds it up by writing on.
 */
export function holdFollowUp(
  follow_up: FollowUp | null,
  { now, time_zone, days = 0 }: Hold & { days?: number },
): FollowUp | null {
  if (follow_up === null || follow_up.held_step === follow_up.step) return follow_up;
  const today = new TZDate(now, time_zone);
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days));
  const moved = moveBehind(follow_up, { day, time_zone });
  const isPlannedLater = moved.due_at !== null && moved.due_at === follow_up.due_at;
  if (moved === follow_up || isPlannedLater) return follow_up;
  return { ...moved, held_step: follow_up.step };
}

/** The follow-ups once the person said that the message is not the creator's: the next working hour. */
export function releaseFollowUp(
  follow_up: FollowUp | null,
  { now, time_zone }: Hold,
): FollowUp | null {
  if (follow_up === null || follow_up.ended !== null || follow_up.held_step !== follow_up.step)
    return follow_up;
  const { due_at } = follow_up;
  const next = due_at && nextWorkingHour(now, { hour_of: due_at, time_zone });
  return {
    ...follow_up,
    away_until: null,
    due_at: due_at && next && next < due_at ? next : due_at,
  };
}
