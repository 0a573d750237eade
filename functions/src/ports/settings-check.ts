import type { EmailSettings, EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import type { CrmSettings, CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import type { DocumentWrite } from './documents.ts';

/** Settings about to be saved. `before` and `after` as stored; secrets as typed are in `update`. */
export interface SettingsAsked<Settings, Update> {
  uid: string;
  before: Settings;
  after: Settings;
  update: Update;
}

/** The settings to save, which a check may complete, and what is written along with them. */
export interface SettingsChecked<Settings> {
  settings: Settings;
  writes: DocumentWrite[];
}

/**
 * Checks with the other service that the new settings work. Throws an AppError with the sentence to
 * show when it refused them for good: then nothing is saved. A fault of the network refuses
 * nothing. May run again when another tab has saved.
 */
export type SettingsCheck<Settings, Update> = (
  asked: SettingsAsked<Settings, Update>,
) => Promise<SettingsChecked<Settings>>;

/** What is checked before it is saved, by table. */
export interface SettingsChecks {
  email_settings: SettingsCheck<EmailSettings, EmailSettingsUpdate>;
  crm_settings: SettingsCheck<CrmSettings, CrmSettingsUpdate>;
}
