import type { EmailMode, EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import type { WebhookValues } from '../../components/form/webhook-schema.ts';
import type { Notice } from '../../components/notice.ts';
import { notify } from '../../components/toaster.tsx';
import { updateUserData } from '../../lib/user-data.ts';
import { EMAIL_MODE_NAMES } from './email-mode.ts';
import type { GmailValues } from './gmail-schema.ts';
import { gmailUpdate } from './gmail-update.ts';

const SAVED: Notice = { title: 'Email settings updated successfully' };

/** Saves and says how it went; true when it is saved. */
async function save(data: EmailSettingsUpdate, saved: Notice): Promise<boolean> {
  try {
    await updateUserData({ table: 'email_settings', data });
    notify.success(saved);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Failed to update user data';
    notify.error({ title: `Failed to update email settings: ${message}` });
    return false;
  }
}

export const saveGmail = (values: GmailValues, before: GmailValues) =>
  save(gmailUpdate(values, before), SAVED);

export const saveWebhookUrl = ({ webhook_url }: WebhookValues) =>
  save({ webhook_url: webhook_url.trim() }, SAVED);

/** Forgets the URL. Without one the webhook cannot be the active system: the server makes it Gmail in the same write. */
export const clearWebhookUrl = () => save({ webhook_url: null }, SAVED);

export const switchEmailMode = (mode: EmailMode) =>
  save(
    { active_email_mode: mode },
    { title: `Switched to ${EMAIL_MODE_NAMES[mode]} for email delivery` },
  );
