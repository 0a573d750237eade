import type { EmailMode, EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import { CHANNEL_FACTS, emailChannel } from '@vibes/core/channel/channel';
import type { Notice } from '../../components/notice.ts';
import { saveSettings } from '../../lib/save-settings.ts';
import type { WebhookValues } from '../../shared/webhook/webhook-schema.ts';
import type { GmailValues } from '../../shared/gmail/gmail-schema.ts';
import { gmailUpdate } from '../../shared/gmail/gmail-update.ts';
import { settingsUpdate, type SettingsValues } from './settings-schema.ts';

const SAVED: Notice = { title: 'Email settings updated successfully' };

type OnRefusal = (sentence: string) => void;

const save = (data: EmailSettingsUpdate, saved: Notice, onRefusal?: OnRefusal) =>
  saveSettings({ table: 'email_settings', data }, saved, onRefusal);

export const saveGmail = (values: GmailValues, before: GmailValues, onRefusal: OnRefusal) =>
  save(gmailUpdate(values, before), SAVED, onRefusal);

export const saveEmailSettings = (
  values: SettingsValues,
  before: SettingsValues,
  onRefusal: OnRefusal,
) => save(settingsUpdate(values, before), SAVED, onRefusal);

export const saveWebhookUrl = ({ webhook_url }: WebhookValues) =>
  save({ webhook_url: webhook_url.trim() }, SAVED);

/**
 * Deletes the URL. Without one the webhook cannot be the active system: the server switches to
 * Gmail in the same write.
 */
export const clearWebhookUrl = () => save({ webhook_url: null }, SAVED);

export const saveLookBack = () =>
  save({ look_back: true }, { title: 'Looking for replies to your earlier emails' });

export const switchEmailMode = (mode: EmailMode) =>
  save(
    { active_email_mode: mode },
    { title: `Switched to ${CHANNEL_FACTS[emailChannel(mode)].system} for email delivery` },
  );
