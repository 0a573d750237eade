import { isInForce } from '../plan/is-in-force.ts';
import { isEnding, isOwing } from '../plan/subscription-status.ts';
import type { Subscription } from '../plan/subscription.ts';
import type { UsageCredits } from './credit-entry.ts';
import { lowCredits } from './low-credits.ts';
import { neverHadCredits } from './never-had-credits.ts';

/** What a person should know about their plan and credits on every page. */
export type AccountNotice =
  | { kind: 'past_due'; plan_name: string; kept_until: Date; is_out: boolean }
  | {
      kind: 'plan_ended';
      plan_name: string;
      ended_at: Date;
      is_out: boolean;
      /** Ended because of an unpaid bill: once it is paid, the plan is back. */
      is_unpaid: boolean;
    }
  | {
      kind: 'out_of_credits';
      has_plan: boolean;
      returns_at: Date | null;
      /** There never were credits: the trial was used before. */
      never_had_any: boolean;
    }
  | {
      kind: 'low_credits';
      left: number;
      /** What the plan gives a month; 0 without a plan. */
      allowance: number;
      has_plan: boolean;
      /** When the balance is next set; null while nothing says that it will be. */
      returns_at: Date | null;
    };

/** Days for which the end of a plan is shown. */
const NEWS_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

function planNotice(
  { status, plan_name, expires_at }: Subscription,
  { is_served, is_out, now }: { is_served: boolean; is_out: boolean; now: Date },
): AccountNotice | null {
  if (!expires_at) return null;
  const is_unpaid = isOwing(status);
  if (is_served)
    return is_unpaid ? { kind: 'past_due', plan_name, kept_until: expires_at, is_out } : null;
  const isNews = now.getTime() - expires_at.getTime() < NEWS_DAYS * DAY;
  return isNews && isEnding(status)
    ? { kind: 'plan_ended', plan_name, ended_at: expires_at, is_out, is_unpaid }
    : null;
}

function creditsNotice(usage: UsageCredits, has_plan: boolean): AccountNotice | null {
  const { num_credits: left, resets_at: returns_at } = usage;
  const allowance = has_plan ? usage.monthly_allowance : 0;
  // A plan just bought: its credits are still to come.
  if (has_plan && allowance === 0) return null;
  if (left === 0) {
    return { kind: 'out_of_credits', has_plan, returns_at, never_had_any: neverHadCredits(usage) };
  }
  if (left > lowCredits(allowance)) return null;
  return { kind: 'low_credits', left, allowance, has_plan, returns_at };
}

/**
 * The one notice that matters most, or null: an unpaid bill, then the end of a plan, then no
 * credits, then few. `usage` is null for an account without a record of credits.
 */
export function accountNotice(account: {
  subscription: Subscription | null;
  usage: UsageCredits | null;
  now: Date;
}): AccountNotice | null {
  const { subscription, usage, now } = account;
  const is_served = subscription !== null && isInForce(subscription, now);
  const is_out = usage?.num_credits === 0;
  return (
    (subscription && planNotice(subscription, { is_served, is_out, now })) ??
    (usage && creditsNotice(usage, is_served))
  );
}

/** True for a notice that stays: captures are refused, or soon will be. */
export const isCriticalNotice = (notice: AccountNotice): boolean =>
  notice.kind === 'past_due' ||
  notice.kind === 'out_of_credits' ||
  (notice.kind === 'plan_ended' && notice.is_out);
