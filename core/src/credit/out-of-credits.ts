import { dayOf } from '../account/time-zone.ts';
import type { UsageCredits } from './credit-entry.ts';

const REFUSED = 'No credits left. Nothing was saved or sent.';

function wayOn({ usage, time_zone, now }: OutOfCredits): string {
  const { resets_at, monthly_allowance } = usage;
  if (!resets_at) {
    return monthly_allowance > 0
      ? 'See Plans & Billing in your profile.'
      : 'Choose a plan under Plans & Billing in your profile.';
  }
  // The renewal is due, but its payment may take an hour.
  if (resets_at <= now) return 'You get new credits when your renewal is paid.';
  if (dayOf(resets_at, time_zone) === dayOf(now, time_zone))
    return 'You get new credits later today.';
  const date = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'long',
    timeZone: time_zone,
  }).format(resets_at);
  return `You get new credits on ${date}.`;
}

interface OutOfCredits {
  usage: Pick<UsageCredits, 'resets_at' | 'monthly_allowance'>;
  /** The person's time zone, an IANA name. */
  time_zone: string;
  now: Date;
}

/**
 * Why a capture is refused, at most 200 characters and fit to be spoken: when credits return,
 * else where to get some.
 */
export const outOfCredits = (refused: OutOfCredits): string => `${REFUSED} ${wayOn(refused)}`;
