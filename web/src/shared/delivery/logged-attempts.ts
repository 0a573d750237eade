import { isMailbox } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryAttempt } from '@vibes/core/delivery/delivery-attempt';

export type LoggedAttempt = DeliveryAttempt & { id: string };

type Ended = Pick<Delivery, 'state' | 'channel' | 'sent_at'>;

/** What Gmail took is not written down as a try: the delivery itself says it. */
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

/** The tries of a delivery, newest first. One that nobody was sure of was not seen to be taken. */
export function loggedAttempts(delivery: Ended, stored: readonly LoggedAttempt[]): LoggedAttempt[] {
  const isUnsure = stored.some(({ outcome }) => outcome === 'unknown');
  const taken = isUnsure ? null : takenByGmail(delivery);
  return [...stored, ...(taken ? [taken] : [])].toSorted(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
}
