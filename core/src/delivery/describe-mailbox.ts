import type { EmailSettings } from '../account/email-settings.ts';
import type { MailboxStatus } from '../channel/channel-status.ts';
import { dailyCap } from './daily-cap.ts';
import { judgeBounces } from './judge-bounces.ts';
import { MAILBOX_WINDOW, nextSendTime, type Mailbox, type MailboxLimits } from './mailbox.ts';

/** What the mailbox may still send, as shown to its owner. `limits` are the product's own. */
export function describeMailbox(
  mailbox: Mailbox,
  input: {
    settings: Pick<EmailSettings, 'email_address' | 'daily_cap'>;
    limits: MailboxLimits;
    now: Date;
  },
): MailboxStatus {
  const { settings, limits, now } = input;
  const { cap: daily_cap, usual: usual_daily_cap, maximum } = dailyCap(settings, limits.daily_cap);
  const isRecent = (at: Date) => now.getTime() - at.getTime() < MAILBOX_WINDOW;
  const sendTime = nextSendTime(mailbox, { ...limits, daily_cap }, now);
  return {
    sent: mailbox.window.filter(isRecent).length,
    daily_cap,
    usual_daily_cap,
    daily_cap_maximum: maximum,
    opens_at: sendTime?.at.toISOString() ?? null,
    recent: {
      sent: mailbox.recent.length,
      bounced: mailbox.recent.filter(({ has_bounced }) => has_bounced).length,
      verdict: judgeBounces(mailbox.recent),
    },
  };
}
