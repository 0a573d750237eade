import type { EmailMode, EmailSettings } from '@vibes/core/account/email-settings';

/** Whether a system has what it needs to send. */
export function isConnected(mode: EmailMode, settings: EmailSettings): boolean {
  if (mode === 'webhook') return settings.webhook_url !== null;
  return Boolean(settings.email_address) && settings.app_password_set;
}
