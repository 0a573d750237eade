import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import { isGmailSetUp } from '@vibes/core/delivery/is-gmail-set-up';
import { routes } from '../../lib/routes.ts';
import type { TemplateValues } from './fields/template-schema.ts';

/** What comes after the saved templates; null while they are empty, and once creators are captured. */
export function nextStep(input: {
  saved: TemplateValues;
  settings: EmailSettings;
  account: Pick<UserAccount, 'first_capture_at'> | null;
}): { label: string; to: string } | null {
  const { saved, settings, account } = input;
  if (saved.email_template === '') return null;
  const isByWebhook = settings.active_email_mode === 'webhook';
  if (!isByWebhook && !isGmailSetUp(settings)) return { label: 'Connect Gmail', to: routes.email };
  return account?.first_capture_at === null
    ? { label: 'Capture a creator', to: routes.capture }
    : null;
}
