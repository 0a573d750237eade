import { DAILY_CAP_MAXIMUM } from '@vibes/core/account/email-settings';
import type { MailboxStatus } from '@vibes/core/channel/channel-status';
import { ahead } from '../../shared/channel/moment-words.ts';

const number = (count: number): string => count.toLocaleString('en-US');

/** What may be typed as the daily limit, and Gmail's own limit. */
export const dailyCapHint = ({ usual_daily_cap }: MailboxStatus): string =>
  `Emails in any 24 hours, from 1 to ${number(DAILY_CAP_MAXIMUM)}. Leave it empty for the usual ${number(usual_daily_cap)}. Gmail itself stops at 500, Google Workspace at 2,000.`;

/** What Gmail sent lately, and the next send time. */
export function mailboxWords(mailbox: MailboxStatus, now: Date): string {
  const { sent, daily_cap, opens_at } = mailbox;
  const used = `${number(sent)} of ${number(daily_cap)} sent in the last 24 hours`;
  const opens = opens_at === null ? null : new Date(opens_at);
  return opens && opens > now ? `${used}, next at ${ahead(opens, now)}.` : `${used}.`;
}
