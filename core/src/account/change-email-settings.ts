import type { EmailSettings, EmailSettingsUpdate } from './email-settings.ts';
import { given, lastFour, type SettingsChange } from './settings-change.ts';

function appPasswordFlags(
  settings: EmailSettings,
  app_password: EmailSettingsUpdate['app_password'],
): Pick<EmailSettings, 'app_password_set' | 'app_password_last4'> {
  if (app_password === undefined) {
    const { app_password_set, app_password_last4 } = settings;
    return { app_password_set, app_password_last4 };
  }
  return { app_password_set: app_password !== null, app_password_last4: lastFour(app_password) };
}

/**
 * Email settings after an update. The webhook becomes active only with an address;
 * clearing the address of the active webhook makes Gmail active again.
 */
export function changeEmailSettings(
  settings: EmailSettings,
  update: EmailSettingsUpdate,
): SettingsChange<EmailSettings> {
  const webhook_url = given(update.webhook_url, settings.webhook_url);
  if (update.active_email_mode === 'webhook' && !webhook_url) {
    return { ok: false, sentence: 'Fill in your webhook URL, then make Webhook active.' };
  }
  const mode = given(update.active_email_mode, settings.active_email_mode);
  return {
    ok: true,
    settings: {
      email_address: given(update.email_address, settings.email_address),
      ...appPasswordFlags(settings, update.app_password),
      active_email_mode: webhook_url ? mode : 'gmail',
      webhook_url,
      hold_back: given(update.hold_back, settings.hold_back),
      daily_cap: given(update.daily_cap, settings.daily_cap),
      opt_out_footer: given(update.opt_out_footer, settings.opt_out_footer),
      postal_address: given(update.postal_address, settings.postal_address),
      watch_replies: given(update.watch_replies, settings.watch_replies),
      follow_ups: settings.follow_ups,
      follow_ups_round: settings.follow_ups_round,
    },
  };
}
