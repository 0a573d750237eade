import { isCharged } from '@vibes/core/credit/is-charged';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { MOST_WAITING } from '@vibes/core/delivery/most-waiting';
import type { Failure } from './failures.ts';

type Chosen = Pick<
  CreatorEntry,
  'id' | 'name' | 'email' | 'email_sent' | 'opted_out_at' | 'read_state' | 'charged_at'
>;

export interface SendPlan {
  /** Who gets an email, in the order of the list. */
  creators: readonly Chosen[];
  /** Who could, but for whom there is no room among those that may wait. */
  left: readonly Chosen[];
  /** Who gets none, and why; of what the list knows. */
  refused: readonly Failure[];
  /** What it costs at most: one for each creator whose profile was never read. */
  credits: number;
}

/** Why a creator gets no email, as the server would refuse it; null where the list knows no reason. */
function refusalOf({ email, email_sent, opted_out_at }: Chosen): string | null {
  if (opted_out_at) return 'opted_out';
  if (email_sent) return 'already_sent';
  return email === null ? 'no_address' : null;
}

/** What sending to the chosen creators does, before it is confirmed. `waiting`: emails that wait already. */
export function sendPlan(chosen: readonly Chosen[], waiting: number): SendPlan {
  const refused: Failure[] = [];
  const able: Chosen[] = [];
  for (const creator of chosen) {
    const reason = refusalOf(creator);
    if (reason === null) able.push(creator);
    else refused.push({ id: creator.id, name: creator.name, reason, sentence: '' });
  }
  const room = Math.max(0, MOST_WAITING - waiting);
  const creators = able.slice(0, room);
  const credits = creators.filter((creator) => !isCharged(creator)).length;
  return { creators, left: able.slice(room), refused, credits };
}

/**
 * How many days it takes a mailbox to send `count` emails behind those that wait: 1 when all go out
 * within 24 hours.
 */
export function daysAtCap(
  count: number,
  { waiting, sent, daily_cap }: { waiting: number; sent: number; daily_cap: number },
): number {
  const later = count + waiting - Math.max(0, daily_cap - sent);
  return later <= 0 ? 1 : 1 + Math.ceil(later / daily_cap);
}
