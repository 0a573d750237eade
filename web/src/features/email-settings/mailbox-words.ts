import type { MailboxStatus } from '@vibes/core/channel/channel-status';
import { ahead } from '../../components/channel/moment-words.ts';

/** What Gmail sent lately, and when it may go on. */
export function mailboxWords(mailbox: MailboxStatus, now: Date): string {
  const { sent, daily_cap, opens_at } = mailbox;
  const used = `${sent} of ${daily_cap} sent in the last 24 hours`;
  const opens = opens_at === null ? null : new Date(opens_at);
  return opens && opens > now ? `${used}, next at ${ahead(opens, now)}.` : `${used}.`;
}
