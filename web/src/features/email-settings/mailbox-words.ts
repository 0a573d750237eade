import type { MailboxStatus } from '@vibes/core/channel/channel-status';
import { ahead } from '../../shared/channel/moment-words.ts';

const number = (count: number): string => count.toLocaleString('en-US');

/** What may be typed as the daily limit, and what no limit means. */
export function dailyCapHint({ usual_daily_cap, daily_cap_maximum }: MailboxStatus): string {
  const maximum = `Up to ${number(daily_cap_maximum)} emails in 24 hours, the most Gmail takes from this address.`;
  const isUsual = usual_daily_cap === daily_cap_maximum;
  return isUsual
    ? `${maximum} Leave it empty to allow that many.`
    : `${maximum} Leave it empty for our usual ${number(usual_daily_cap)}.`;
}

/** What Gmail sent lately, and the next send time. */
export function mailboxWords(mailbox: MailboxStatus, now: Date): string {
  const { sent, daily_cap, opens_at } = mailbox;
  const used = `${number(sent)} of ${number(daily_cap)} sent in the last 24 hours`;
  const opens = opens_at === null ? null : new Date(opens_at);
  return opens && opens > now ? `${used}, next at ${ahead(opens, now)}.` : `${used}.`;
}
