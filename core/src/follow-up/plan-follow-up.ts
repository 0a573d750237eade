import { TZDate } from '@date-fns/tz';
import type { EmailSettings } from '../account/email-settings.ts';
import type { Creator } from '../creator/creator.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { MessageTemplates } from '../template/message-templates.ts';
import { endFollowUp } from './end-follow-up.ts';
import type { FollowUp, FollowUpStep } from './follow-up.ts';
import { nextWorkingHour, workingDaysAfter } from './working-time.ts';

/** An email that went out. */
interface SentEmail {
  id: string;
  email: Pick<Delivery, 'step' | 'follows' | 'channel' | 'answers'>;
  sent_at: Date;
}

export interface PlanFacts {
  creator: Pick<Creator, 'follow_up' | 'opted_out_at'>;
  settings: Pick<
    EmailSettings,
    'follow_ups' | 'follow_ups_round' | 'watch_replies' | 'active_email_mode'
  >;
  templates: Pick<MessageTemplates, 'follow_ups'>;
  /** When the email that began the thread went out: follow-ups go at that hour. */
  began_at: Date;
  time_zone: string;
  now: Date;
}

/** Whether follow-ups are sent at all: they need Gmail, and that replies are watched for. */
export const sendsFollowUps = ({
  follow_ups,
  watch_replies,
  active_email_mode,
}: PlanFacts['settings']): boolean => follow_ups && watch_replies && active_email_mode === 'gmail';

/** The later of two times. */
export const latest = (one: Date, other: Date | null): Date => (other && other > one ? other : one);

/** A follow-up some working days after the email before it, later than now; null without a text for it. */
export function planStep(
  { settings, templates, began_at, time_zone, now }: PlanFacts,
  planned: Pick<FollowUp, 'step' | 'of' | 'made' | 'away_until'> & { after: Date },
): FollowUp | null {
  const { step, of, made, away_until, after } = planned;
  const template = templates.follow_ups[step - 1];
  if (!template) return null;
  const days = template.after_working_days;
  const at = workingDaysAfter(after, { days, hour_of: began_at, time_zone });
  const earliest = latest(now, away_until);
  const due_at = at > earliest ? at : nextWorkingHour(earliest, { hour_of: began_at, time_zone });
  const round = settings.follow_ups_round;
  return { step, of, made, round, due_at, away_until, ended: null };
}

/**
 * The creator's follow-ups after an email to them went out. The first of a thread plans the first
 * follow-up; a follow-up plans the next. An answer changes nothing. Another email by the person
 * starts over as long as no follow-up was sent, and ends them otherwise.
 */
export function followUpAfterEmail(facts: PlanFacts, sent: SentEmail): FollowUp | null {
  const { creator, settings } = facts;
  const { follow_up } = creator;
  const { id, email, sent_at } = sent;
  if (email.answers !== null) return follow_up;
  if (email.step > 0) {
    if (follow_up === null || follow_up.ended !== null) return follow_up;
    const isLast = email.step === 2;
    const { of, away_until } = follow_up;
    const next = { of, away_until, made: email.step, after: sent_at };
    const planned =
      isLast || !sendsFollowUps(settings) ? null : planStep(facts, { ...next, step: 2 });
    return planned ?? endFollowUp({ ...follow_up, made: email.step }, 'done');
  }
  const isTaken = follow_up !== null && follow_up.made > 0;
  if (isTaken) return endFollowUp(follow_up, 'another_email');
  const isMeant = email.channel === 'gmail' && sendsFollowUps(settings) && !creator.opted_out_at;
  const planned = isMeant
    ? planStep(facts, { step: 1, of: id, made: 0, away_until: null, after: sent_at })
    : null;
  return planned ?? endFollowUp(follow_up, 'another_email');
}

/**
 * The next one after one is left out; ended when it was the last.
 *
 * @param skipped.due_at when the one that is left out was to go
 */
export function skipFollowUp(facts: PlanFacts, skipped: FollowUp & { due_at: Date }): FollowUp {
  const { of, made, away_until } = skipped;
  const after = skipped.due_at;
  const next: FollowUpStep = 2;
  const planned =
    skipped.step === 1 ? planStep(facts, { step: next, of, made, away_until, after }) : null;
  return planned ?? { ...skipped, due_at: null, ended: 'stopped' };
}

/**
 * The follow-ups behind a day of absence: a planned one that was to go before goes on the next
 * working day, and one that is an email by then waits as long.
 *
 * @param day midnight in UTC of that day
 */
export function moveBehind(
  follow_up: FollowUp,
  { day, time_zone }: { day: Date; time_zone: string },
): FollowUp {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  const evening = new Date(new TZDate(year, month, date, 23, 59, 59, time_zone).getTime());
  if (follow_up.ended !== null || (follow_up.away_until && follow_up.away_until >= evening))
    return follow_up;
  const { due_at } = follow_up;
  const isBefore = due_at !== null && due_at <= evening;
  const moved = isBefore ? nextWorkingHour(evening, { hour_of: due_at, time_zone }) : due_at;
  return { ...follow_up, due_at: moved, away_until: evening };
}
