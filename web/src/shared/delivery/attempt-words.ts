import { CHANNEL_FACTS } from '@vibes/core/channel/channel';
import type { DeliveryAttempt } from '@vibes/core/delivery/delivery-attempt';
import { capitalised } from './delivery-words.ts';

export const OUTCOME_WORDS: Record<DeliveryAttempt['outcome'], string> = {
  accepted: 'Accepted',
  temporary: 'Failed for now',
  permanent: 'Refused',
  unknown: 'Unconfirmed',
};

/** "340 ms", from a second on "1.2 s". */
export const durationWord = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** The channel, the answer's status and how long it took. */
export function attemptFacts(
  attempt: Pick<DeliveryAttempt, 'channel' | 'status' | 'milliseconds'>,
): string {
  const { channel, status, milliseconds } = attempt;
  return [
    capitalised(CHANNEL_FACTS[channel].name),
    status !== null && `HTTP ${status}`,
    milliseconds !== null && durationWord(milliseconds),
  ]
    .filter(Boolean)
    .join(' · ');
}
