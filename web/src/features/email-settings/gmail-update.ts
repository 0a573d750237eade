import type { EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import type { GmailValues } from './gmail-schema.ts';

/** What a save sends: an empty password is left out, so the saved one stays. */
export function gmailUpdate({ email_address, app_password }: GmailValues): EmailSettingsUpdate {
  return { email_address, ...(app_password ? { app_password } : {}) };
}
