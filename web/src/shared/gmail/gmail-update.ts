import type { EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import type { GmailValues } from './gmail-schema.ts';

/**
 * What a save sends: only what was changed, since the rest may have been changed elsewhere.
 * An empty password is left out, so the saved one stays.
 */
export function gmailUpdate(values: GmailValues, before: GmailValues): EmailSettingsUpdate {
  const { email_address, app_password } = values;
  return {
    ...(email_address !== before.email_address && { email_address }),
    ...(app_password && { app_password }),
  };
}
