import type { EmailSettings } from '../account/email-settings.ts';

/** Whether the person's mailbox can be signed in to, whatever emails go through now. */
export const isMailboxConnected = (
  settings: Pick<EmailSettings, 'email_address' | 'app_password_set'>,
): boolean => Boolean(settings.email_address) && settings.app_password_set;

export const isGmailSetUp = (settings: EmailSettings): boolean =>
  settings.active_email_mode === 'gmail' && isMailboxConnected(settings);
