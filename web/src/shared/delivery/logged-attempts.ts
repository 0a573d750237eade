import { isMailbox } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryAttempt } from '@vibes/core/delivery/delivery-attempt';

export type LoggedAttempt = DeliveryAttempt & { id: string };

type Ended = Pick<Delivery, 'state' | 'channel' | 'sent_at'>;

/** An attempt that Gmail accepted is not stored: the delivery itself has its facts. */
function takenByGmail({ state, channel, sent_at }: Ended): LoggedAttempt | null {
  if (state !== 'sent' || !channel || !isMailbox(channel) || !sent_at) return null;
  return {
    id: 'taken',
    at: sent_at,
    channel,
    outcome: 'accepted',
    code: null,
    sentence: null,
    status: null,
    answer: '',
    milliseconds: null,
  };
}

/** The attempts of a delivery, newest first. An uncertain one was not seen to be accepted. */
export function loggedAttempts(delivery: Ended, stored: readonly LoggedAttempt[]): LoggedAttempt[] {
  const isUnsure = stored.some(({ outcome }) => outcome === 'unknown');
  const taken = isUnsure ? null : takenByGmail(delivery);
  return [...stored, ...(taken ? [taken] : [])].toSorted(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
}
