import { outOfCredits } from '@vibes/core/credit/out-of-credits';
import { AppError } from '../platform/app-error.ts';
import type { RequestFacts } from './load-request-facts.ts';

/** The refusal of a request that the balance does not cover, with the date credits return. */
export function creditRefusal({ user, usage }: RequestFacts, now: Date): AppError {
  const sentence = outOfCredits({ usage, time_zone: user.time_zone, now });
  return new AppError('out_of_credits', { sentence });
}
