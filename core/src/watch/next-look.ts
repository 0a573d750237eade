import type { Watch } from './watch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time from an email to the first look for its answer: most bounces are there by then. */
const FIRST_LOOK = 2 * MINUTE;
/** How long an email to an address is answered in another thread, and looked for more than daily. */
export const ANSWERED_WITHIN = 60 * DAY;

/**
 * Milliseconds from one look into a mailbox to the next: minutes after an email went out or an
 * answer came in, an hour later on, a day once both are 60 days ago. Each pause is a fourth of the
 * time since then, so an answer is seen late by a fourth of the time it took, and an hour at most.
 *
 * @param last the last email out, or message in
 */
export function lookPause(last: Date, now: Date): number {
  const passed = now.getTime() - last.getTime();
  if (passed >= ANSWERED_WITHIN) return DAY;
  return Math.min(HOUR, Math.max(FIRST_LOOK, passed / 4));
}

/** Milliseconds to the next try while the mailbox cannot be read: two minutes at first, an hour at most. */
export const faultPause = (since: Date, now: Date): number =>
  Math.min(HOUR, Math.max(FIRST_LOOK, now.getTime() - since.getTime()));

/** How long a fault that only the person can end is left alone: it may be over without new settings. */
export const PERSONS_PAUSE = DAY;

interface Watched {
  watch: Watch | null;
  watch_due_at?: Date | undefined;
}

/** When to look next after an email went out; unchanged without a watch, or where a look is due before. */
export function lookAfterEmail({ watch, watch_due_at }: Watched, now: Date): Watched {
  if (watch === null) return { watch, watch_due_at };
  const soon = new Date(now.getTime() + FIRST_LOOK);
  const due = watch_due_at && watch_due_at < soon ? watch_due_at : soon;
  return { watch: { ...watch, last_mail_at: now }, watch_due_at: due };
}
