import { z } from 'zod';
import { isWebhookUrl } from './webhook-url.ts';

export const EMAIL_MODES = ['gmail', 'webhook'] as const;
export type EmailMode = (typeof EMAIL_MODES)[number];
/** Shortest app password a form takes. Gmail's own have 16 letters. */
export const APP_PASSWORD_MINIMUM = 8;

/** `email_settings/{uid}`. The app password itself lies sealed in `user_secrets/{uid}`. */
export const emailSettingsSchema = z.object({
  email_address: z.string().nullable(),
  app_password_set: z.boolean(),
  app_password_last4: z.string().nullable(),
  active_email_mode: z.enum(EMAIL_MODES),
  webhook_url: z.string().nullable(),
});
export type EmailSettings = z.infer<typeof emailSettingsSchema>;

export const DEFAULT_EMAIL_SETTINGS: EmailSettings = {
  email_address: null,
  app_password_set: false,
  app_password_last4: null,
  active_email_mode: 'gmail',
  webhook_url: null,
};

/** Absent means unchanged, null clears. Gmail shows app passwords in groups: spaces are dropped. */
export const emailSettingsUpdateSchema = z
  .strictObject({
    email_address: z.email().max(254).nullable(),
    app_password: z
      .string()
      .transform((text) => text.replace(/\s+/g, ''))
      .pipe(z.string().min(APP_PASSWORD_MINIMUM).max(200))
      .nullable(),
    webhook_url: z.string().trim().refine(isWebhookUrl, 'Please enter a valid URL').nullable(),
    active_email_mode: z.enum(EMAIL_MODES),
  })
  .partial();
export type EmailSettingsUpdate = z.infer<typeof emailSettingsUpdateSchema>;
