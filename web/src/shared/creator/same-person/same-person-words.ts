import { PLATFORM_NAMES, type PlatformHandle } from '@vibes/core/creator/platform';
import type { FormerHandle, Joined } from '@vibes/core/creator/seen-profile';
import { APART_WITHIN } from '@vibes/core/creator/joining-limits';
import { format } from 'date-fns/format';

/** What becomes of two creators that are joined. */
export const JOIN_EFFECT = 'Follow-ups to the younger one end. Nothing is sent.';

export const accountWord = ({ platform, handle }: PlatformHandle): string =>
  `@${handle} on ${PLATFORM_NAMES[platform]}`;

/** What was joined, by its accounts. */
export const joinedWord = ({ handles }: Pick<Joined, 'handles'>): string =>
  handles.map(accountWord).join(' and ') || 'another creator';

/** A handle the creator had, in the time zone of the browser. */
export function formerTitle({ is_taken, until, ...account }: FormerHandle): string {
  const day = format(until, 'MMMM d, yyyy');
  return is_taken
    ? `${accountWord(account)} has belonged to somebody else since ${day}`
    : `Was ${accountWord(account)} until ${day}`;
}

export const joinedTitle = (joined: Joined): string => `Joined with ${joinedWord(joined)}`;

export const joinedGist = ({ by }: Pick<Joined, 'by'>): string =>
  by === 'person' ? 'by you' : 'automatically';

/** Why two creators were joined, and until when they can be taken apart; null once that is over. */
export function joinedNote({ at, by }: Pick<Joined, 'at' | 'by'>, now: Date): string | null {
  const until = new Date(at.getTime() + APART_WITHIN);
  if (now >= until) return null;
  const day = format(until, 'MMMM d');
  return by === 'person'
    ? `You joined them. You can take them apart until ${day}.`
    : `We joined them because their profiles say that it’s one person. If that’s wrong, take them apart by ${day}.`;
}
