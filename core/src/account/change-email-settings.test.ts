import { describe, expect, it } from 'vitest';
import { changeEmailSettings } from './change-email-settings.ts';
import {
  DEFAULT_EMAIL_SETTINGS,
  type EmailSettings,
  type EmailSettingsUpdate,
} from './email-settings.ts';

const gmail: EmailSettings = {
  ...DEFAULT_EMAIL_SETTINGS,
  email_address: 'max@gmail.com',
  app_password_set: true,
  app_password_last4: 'mnop',
};
const hook = 'https://hooks.example.com/a';
const webhook: EmailSettings = { ...gmail, active_email_mode: 'webhook', webhook_url: hook };

describe('an update of email settings', () => {
  it.each<[string, EmailSettings, Partial<EmailSettings>]>([
    ['keeps what it leaves out', webhook, {}],
    ['takes an address', gmail, { email_address: 'a@b.com' }],
    ['saves a webhook without making it active', gmail, { webhook_url: hook }],
    [
      'makes a webhook active that is saved',
      { ...gmail, webhook_url: hook },
      { active_email_mode: 'webhook' },
    ],
    [
      'makes a webhook active that it brings itself',
      gmail,
      { webhook_url: hook, active_email_mode: 'webhook' },
    ],
    ['makes Gmail active, and keeps the webhook', webhook, { active_email_mode: 'gmail' }],
    ['stays with the webhook when Gmail is cleared', webhook, { email_address: null }],
  ])('%s', (_, settings, update) => {
    expect(changeEmailSettings(settings, update)).toEqual({
      ok: true,
      settings: { ...settings, ...update },
    });
  });

  it.each<[string, EmailSettings, EmailSettingsUpdate, Partial<EmailSettings>]>([
    [
      'keeps the end of an app password',
      gmail,
      { app_password: 'abcdefghijkl' },
      { app_password_last4: 'ijkl' },
    ],
    [
      'clears an app password',
      gmail,
      { app_password: null },
      { app_password_set: false, app_password_last4: null },
    ],
    [
      'goes back to Gmail when the active webhook is cleared',
      webhook,
      { webhook_url: null },
      { webhook_url: null, active_email_mode: 'gmail' },
    ],
  ])('%s', (_, settings, update, change) => {
    expect(changeEmailSettings(settings, update)).toEqual({
      ok: true,
      settings: { ...settings, ...change },
    });
  });

  it.each<[string, EmailSettings, EmailSettingsUpdate]>([
    ['has no address', gmail, { active_email_mode: 'webhook' }],
    ['loses its address', webhook, { active_email_mode: 'webhook', webhook_url: null }],
  ])('makes no webhook active that %s', (_, settings, update) => {
    expect(changeEmailSettings(settings, update)).toEqual({
      ok: false,
      sentence: 'Fill in your webhook URL, then make Webhook active.',
    });
  });
});
