import type { UserData } from '@vibes/core/account/user-data';
import { MOST_WAITING } from '@vibes/core/delivery/most-waiting';
import { counted } from '../../../lib/counted.ts';
import { daysAtCap } from './send-plan.ts';

type Sending = Pick<UserData, 'mailbox'> & {
  emailSettings: Pick<UserData['emailSettings'], 'active_email_mode'>;
  /** Emails that wait already. */
  waiting: number;
};

/** When the emails go out: how many days it takes at the mailbox's cap. */
export function timeWords(count: number, { mailbox, emailSettings, waiting }: Sending): string {
  if (emailSettings.active_email_mode === 'webhook')
    return 'They go to your webhook one after the other.';
  const { sent, daily_cap } = mailbox;
  const days = daysAtCap(count, { waiting, sent, daily_cap });
  const time = days === 1 ? 'all go out within a day' : `this takes about ${days} days`;
  const cap = `Your mailbox sends at most ${daily_cap.toLocaleString('en-US')} emails a day, so ${time}.`;
  if (waiting === 0) return cap;
  return `${cap} ${counted(waiting, 'email')} already ${waiting === 1 ? 'waits and goes' : 'wait and go'} first.`;
}

/** What it costs, and what the balance is short of. */
export function costWords(credits: number, balance: number | null): string {
  if (credits === 0) return 'This costs no credits.';
  const cost = `This costs ${counted(credits, 'credit')}: one for each creator whose profile we couldn’t read.`;
  if (balance === null || balance >= credits) return cost;
  const short = counted(credits - balance, 'email');
  return `${cost} You have ${balance.toLocaleString('en-US')}, so ${short} won’t be sent.`;
}

/** What is asked before emails are sent: of those that wait for a review no one says that they go out. */
export function sendQuestion(count: number, held: number): { title: string; act: string } {
  if (count === 0) return { title: 'No email to send', act: '' };
  const emails = counted(count, 'email');
  if (held < count) return { title: `Send ${emails}?`, act: `Send ${emails}` };
  return { title: `Prepare ${emails} for review?`, act: `Prepare ${emails}` };
}

/** That emails wait for a review, as Email Settings say; null where none does. */
export function heldWords(count: number, held: number): string | null {
  if (held === 0) return null;
  const who = held < count ? `${held.toLocaleString('en-US')} of them` : held === 1 ? 'It' : 'They';
  return `${who} ${held === 1 ? 'waits' : 'wait'} for your review, as set in Email Settings. Nothing goes out before you send it.`;
}

function doneWords(all: number, held: number): string {
  const waits = held === 1 ? 'waits for your review' : 'wait for your review';
  if (held === 0) return `${counted(all, 'email')} queued`;
  if (held === all) return `${counted(all, 'email')} ${waits}`;
  return `${counted(all - held, 'email')} queued, ${held.toLocaleString('en-US')} ${waits}`;
}

/** How many are on their way or wait for review, and how many of them to addresses of which DNS said nothing. */
export function queuedWords(
  queued: readonly { is_held: boolean; is_unchecked: boolean }[],
): string {
  const done = doneWords(queued.length, queued.filter(({ is_held }) => is_held).length);
  const unchecked = queued.filter(({ is_unchecked }) => is_unchecked).length;
  if (unchecked === 0) return done;
  const whose =
    done.endsWith('queued') && unchecked === queued.length
      ? ''
      : `, ${unchecked.toLocaleString('en-US')} of them`;
  return `${done}${whose} to ${unchecked === 1 ? 'an address' : 'addresses'} we couldn’t check`;
}

/** Who has no room; null where all have. */
export function leftWords(count: number, waiting: number): string | null {
  if (count === 0) return null;
  const now = waiting > 0 ? `, and ${waiting.toLocaleString('en-US')} wait now` : '';
  return `At most ${MOST_WAITING} emails can wait${now}. ${counted(count, 'creator')} more can have one once some were sent.`;
}
