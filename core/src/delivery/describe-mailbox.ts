import type { EmailSettings } from '../account/email-settings.ts';
import type { MailboxStatus } from '../channel/channel-status.ts';
import { MAILBOX_WINDOW, nextSendTime, type Mailbox, type MailboxLimits } from './mailbox.ts';

/** What the mailbox may still send, as shown to its owner. `limits` are the product's own. */
export function describeMailbox(
  mailbox: Mailbox,
  input: { settings: Pick<EmailSettings, 'daily_cap'>; limits: MailboxLimits; now: Date },
): MailboxStatus {
  const { settings, limits, now } = input;
  const daily_cap = settings.daily_cap ?? limits.daily_cap;
  const isRecent = (at: Date) => now.getTime() - at.getTime() < MAILBOX_WINDOW;
  const sendTime = nextSendTime(mailbox, { ...limits, daily_cap }, now);
  return {
    sent: mailbox.window.filter(isRecent).length,
    daily_cap,
    usual_daily_cap: limits.daily_cap,
    opens_at: sendTime?.at.toISOString() ?? null,
  };
}
