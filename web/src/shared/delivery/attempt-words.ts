import { CHANNEL_FACTS, type Channel } from '@vibes/core/channel/channel';
import type { DeliveryAttempt } from '@vibes/core/delivery/delivery-attempt';
import { format } from 'date-fns/format';
import { isSameDay } from 'date-fns/isSameDay';
import { isSameYear } from 'date-fns/isSameYear';
import { capitalised } from './delivery-words.ts';

/** The other side, within a sentence. */
const otherSide = (channel: Channel): string => {
  const { transport, name_in_sentence } = CHANNEL_FACTS[channel];
  return transport === 'webhook' ? 'your webhook' : name_in_sentence;
};

const WORDS: Record<DeliveryAttempt['outcome'], (side: string) => string> = {
  accepted: (side) => `Accepted by ${side}`,
  temporary: (side) => `${capitalised(side)} couldn’t take it yet`,
  permanent: (side) => `Refused by ${side}`,
  unknown: (side) => `${capitalised(side)} didn’t confirm it`,
};

/** How an attempt ended: "Accepted by Gmail". */
export const outcomeWords = ({
  outcome,
  channel,
}: Pick<DeliveryAttempt, 'outcome' | 'channel'>): string => WORDS[outcome](otherSide(channel));

/** When it was: the time, with the date where it is not today, and the year where it is not this one. */
export function attemptTime(at: Date, now: Date): string {
  if (isSameDay(at, now)) return format(at, 'HH:mm');
  return format(at, isSameYear(at, now) ? 'MMM d, HH:mm' : 'MMM d, yyyy, HH:mm');
}

/** "340 ms", from a second on "1.2 s". */
export const durationWord = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** The answer's status and how long it took. */
export function attemptFacts(attempt: Pick<DeliveryAttempt, 'status' | 'milliseconds'>): string {
  const { status, milliseconds } = attempt;
  return [status !== null && `HTTP ${status}`, milliseconds !== null && durationWord(milliseconds)]
    .filter(Boolean)
    .join(' · ');
}
