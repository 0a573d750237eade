import type { UserAccount } from '@vibes/core/account/user-account';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import { outOfCredits } from '@vibes/core/credit/out-of-credits';
import { AppError } from '../platform/app-error.ts';

/** The refusal of what the balance does not cover, with the date credits return. */
export function creditRefusal(
  { user, usage }: { user: Pick<UserAccount, 'time_zone'>; usage: UsageCredits },
  now: Date,
): AppError {
  const sentence = outOfCredits({ usage, time_zone: user.time_zone, now });
  return new AppError('out_of_credits', { sentence });
}
