import type { AccountNotice } from '@vibes/core/credit/account-notice';
import { TRIAL_USED } from '@vibes/core/credit/never-had-credits';
import { format } from 'date-fns/format';
import { isSameDay } from 'date-fns/isSameDay';

type LowCredits = Extract<AccountNotice, { kind: 'low_credits' }>;

const dayWords = (at: Date, now: Date) =>
  isSameDay(at, now) ? `today, ${format(at, 'p')}` : format(at, 'MMMM d');

/** The end of "until": a renewal that is due may take an hour to be paid. */
const renewalWords = (at: Date, now: Date) =>
  at > now ? dayWords(at, now) : 'your renewal is paid';

function lowWords({ left, allowance, has_plan, returns_at }: LowCredits, now: Date): string {
  if (!has_plan) return left === 1 ? '1 credit left.' : `${left} credits left.`;
  const words = `${left} of ${allowance} credits left`;
  return returns_at
    ? `${words} until ${renewalWords(returns_at, now)}.`
    : `${words}. Your plan does not renew.`;
}

const NOT_SAVED = 'New creators are not saved';

/** The sentences of a notice, in the person's own time. */
export function noticeText(notice: AccountNotice, now: Date): string {
  switch (notice.kind) {
    case 'past_due': {
      const until = dayWords(notice.kept_until, now);
      const words = `Your last payment did not go through. Update your card: your ${notice.plan_name} plan is kept until ${until}.`;
      return notice.is_out ? `${words} No credits left until it is paid.` : words;
    }
    case 'plan_ended': {
      const day = isSameDay(notice.ended_at, now)
        ? 'today'
        : `on ${dayWords(notice.ended_at, now)}`;
      const why = notice.is_unpaid ? ': a payment did not go through' : '';
      const words = `Your ${notice.plan_name} plan ended ${day}${why}.`;
      if (!notice.is_out) return words;
      return notice.is_unpaid
        ? `${words} ${NOT_SAVED} until it is paid.`
        : `${words} ${NOT_SAVED}.`;
    }
    case 'out_of_credits':
      if (notice.returns_at)
        return `No credits left until ${renewalWords(notice.returns_at, now)}. ${NOT_SAVED}.`;
      if (notice.never_had_any) return `${TRIAL_USED} ${NOT_SAVED}.`;
      return notice.has_plan
        ? `No credits left, and your plan does not renew. ${NOT_SAVED}.`
        : `No credits left. ${NOT_SAVED}.`;
    case 'low_credits':
      return lowWords(notice, now);
  }
}

/** The label of the notice's link to the plans; null where waiting is all there is to do. */
export function noticeAction(notice: AccountNotice): string | null {
  const isUnpaid = notice.kind === 'plan_ended' && notice.is_unpaid;
  if (notice.kind === 'past_due' || isUnpaid) return 'Go to billing';
  if (notice.kind === 'plan_ended' || !notice.has_plan) return 'Choose a plan';
  return notice.returns_at ? null : 'See your plan';
}

/** Stays the same while a notice is about the same thing. */
export function noticeId(uid: string, notice: AccountNotice): string {
  const at = notice.kind === 'plan_ended' ? notice.ended_at : null;
  const returns = notice.kind === 'low_credits' ? notice.returns_at : null;
  return [uid, notice.kind, (at ?? returns)?.toISOString() ?? ''].join(' ');
}
