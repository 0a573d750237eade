import type { Reading } from './reading.ts';
import type { Creator } from '../creator/creator.ts';
import { isOpenStatus } from '../creator/creator-status.ts';
import type { ReadBlockedReason } from '../creator/read-blocked-reason.ts';
import { wasRead } from '../creator/read-state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits before the rereads. A platform's block ends within minutes, or not for days. */
const DELAYS = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR];
/** Rereads after a request. */
export const MOST_READ_ATTEMPTS = DELAYS.length;
/** Wait while only the person can change something: credits, or a status set by hand. */
const PUT_OFF = 24 * HOUR;
/** How far a wait may vary, so that creators blocked together are not reread together. */
const JITTER = 0.2;

/** What a creator keeps of when and why it is read again. */
export type ReadPlan = Pick<Creator, 'next_read_at' | 'read_attempts' | 'read_blocked_by'>;

const spread = (delay: number, { now, chance }: { now: Date; chance: number }) =>
  new Date(now.getTime() + Math.round(delay * (1 - JITTER + 2 * JITTER * chance)));

/** Why the reading is incomplete; null when nothing is left to search. */
function readFailureOf(reading: Reading, creator: Creator): ReadBlockedReason | null {
  if (reading.kind === 'read') return reading.is_unfinished ? 'search_unfinished' : null;
  const isShown = creator.email !== null && creator.email_found_at !== null;
  const isKnown = wasRead(creator) && isShown;
  return isKnown ? null : reading.reason;
}

/**
 * When a creator is read again after a reading, and why: 10 minutes, 1, 6, 24 and 72 hours after
 * one another, each ±20 %, then not again. Never while the creator has a status other than
 * Discovered: that reread would be put off.
 *
 * @param input.creator as the reading leaves it
 * @param input.attempts rereads so far; 0 after a request
 * @param input.chance from 0 to 1
 */
export function planReading(input: {
  reading: Reading;
  creator: Creator;
  attempts: number;
  now: Date;
  chance: number;
}): ReadPlan {
  const { reading, creator, attempts } = input;
  const read_blocked_by = readFailureOf(reading, creator);
  if (!read_blocked_by) return { next_read_at: null, read_attempts: 0, read_blocked_by };
  const delay = isOpenStatus(creator) ? DELAYS[attempts] : undefined;
  const next_read_at = delay === undefined ? null : spread(delay, input);
  return { next_read_at, read_attempts: attempts, read_blocked_by };
}

/** Checked again in a day, and not counted as a try, since nothing was read. */
export const planPutOff = (input: {
  attempts: number;
  now: Date;
  chance: number;
}): Omit<ReadPlan, 'read_blocked_by'> => ({
  next_read_at: spread(PUT_OFF, input),
  read_attempts: input.attempts,
});
