import type { EmailMode, EmailSettings } from '../account/email-settings.ts';
import type { EmailStopReason } from '../channel/stop-reason.ts';
import type { Suppression } from '../opt-out/suppression.ts';

/** Whether mail for a domain can arrive; `unknown` when DNS could not say. */
export type MailDomain = 'yes' | 'no' | 'unknown';

/** Said beside an email on its way, where DNS gave no answer. */
export const ADDRESS_UNCHECKED = 'We couldn’t check whether this address can receive email.';

/** What may prevent an email to an address, through the channel of emails. */
export interface SendingFacts {
  /** The delivery that wrote to the address, or will; null when none does. */
  contacted_by: string | null;
  /** The suppression of the address; null when there is none. */
  suppression: Suppression | null;
  /** Whether the address's domain takes mail at all. */
  takes_mail: MailDomain;
  /**
   * The end of Gmail's own limit; null when it is not reached, or emails go through another
   * channel.
   */
  paused_until: Date | null;
  /**
   * Why the webhook that emails go through was stopped; null when it was not, or they go through
   * another channel.
   */
  stopped: EmailStopReason | null;
}

/** For a creator without an address. */
export const NO_SENDING_FACTS: SendingFacts = {
  contacted_by: null,
  suppression: null,
  takes_mail: 'unknown',
  paused_until: null,
  stopped: null,
};

export type NotReadyReason = 'not_set_up' | 'webhook_not_set_up' | EmailStopReason;

/** What a person has to fix before any email goes out; null when nothing. */
export function notReadyReason(
  settings: Pick<
    EmailSettings,
    'active_email_mode' | 'email_address' | 'app_password_set' | 'webhook_url'
  >,
  { stopped }: Pick<SendingFacts, 'stopped'>,
): NotReadyReason | null {
  const { active_email_mode, email_address, app_password_set, webhook_url } = settings;
  const reasons: Record<EmailMode, NotReadyReason | null> = {
    gmail: email_address && app_password_set ? stopped : 'not_set_up',
    webhook: webhook_url ? stopped : 'webhook_not_set_up',
  };
  return reasons[active_email_mode];
}
