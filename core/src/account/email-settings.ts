import * as z from 'zod';
import { storedAddress, storedLink, storedText } from '../text/stored-text.ts';
import { withoutControls } from '../text/without-controls.ts';
import { webhookUrlRefusal } from './webhook-url.ts';

export const EMAIL_MODES = ['gmail', 'webhook'] as const;
export type EmailMode = (typeof EMAIL_MODES)[number];
/**
 * How long an email waits before it goes out: not at all, some minutes in which it can be undone,
 * or until the person releases it.
 */
export const HOLD_BACKS = ['off', '1', '5', '15', 'review'] as const;
export type HoldBack = (typeof HOLD_BACKS)[number];
/** Most emails in 24 hours a person may set. `dailyCap` is what their address may send. */
export const DAILY_CAP_MAXIMUM = 2000;
export const POSTAL_ADDRESS_MAXIMUM = 300;
/** Shortest app password a form takes. Gmail's own have 16 letters. */
export const APP_PASSWORD_MINIMUM = 8;

/** `email_settings/{uid}`. The app password itself is stored sealed in `user_secrets/{uid}`. */
export const emailSettingsSchema = z.object({
  email_address: storedAddress().nullable(),
  app_password_set: z.boolean(),
  app_password_last4: storedText(4).nullable(),
  active_email_mode: z.enum(EMAIL_MODES),
  webhook_url: storedLink(),
  hold_back: z.enum(HOLD_BACKS),
  /** Emails in any 24 hours through Gmail; null for the product's own number. */
  daily_cap: z.int().positive().max(DAILY_CAP_MAXIMUM).nullable(),
  /** Whether each email through Gmail ends with a link to unsubscribe; those of a webhook always do. */
  opt_out_footer: z.boolean(),
  /** The sender's postal address below each email; may be empty. */
  postal_address: storedText(POSTAL_ADDRESS_MAXIMUM),
  /** Whether the mailbox is read for replies. */
  watch_replies: z.boolean(),
  /** Whether follow-ups are sent. */
  follow_ups: z.boolean(),
  /** Goes up each time they are switched on: what was planned before is not sent any more. */
  follow_ups_round: z.int().nonnegative(),
});
export type EmailSettings = z.infer<typeof emailSettingsSchema>;

export const DEFAULT_EMAIL_SETTINGS: EmailSettings = {
  email_address: null,
  app_password_set: false,
  app_password_last4: null,
  active_email_mode: 'gmail',
  webhook_url: null,
  hold_back: 'off',
  daily_cap: null,
  opt_out_footer: true,
  postal_address: '',
  watch_replies: false,
  follow_ups: false,
  follow_ups_round: 0,
};

/** The address of the user's webhook, for emails or mirrors, as it is typed. */
export const webhookUrlSchema = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const refusal = webhookUrlRefusal(text);
    if (refusal) context.addIssue(refusal);
  });

/** Absent means unchanged, null clears. Gmail shows app passwords in groups: spaces are dropped. */
export const emailSettingsUpdateSchema = z
  .strictObject({
    email_address: z.email().max(254).nullable(),
    app_password: z
      .string()
      .transform((text) => text.replace(/\s+/g, ''))
      .pipe(z.string().min(APP_PASSWORD_MINIMUM).max(200))
      .nullable(),
    webhook_url: z.nullable(webhookUrlSchema),
    active_email_mode: z.enum(EMAIL_MODES),
    hold_back: z.enum(HOLD_BACKS),
    daily_cap: z.int().positive().max(DAILY_CAP_MAXIMUM).nullable(),
    opt_out_footer: z.boolean(),
    postal_address: z.string().trim().max(POSTAL_ADDRESS_MAXIMUM).overwrite(withoutControls),
    watch_replies: z.boolean(),
    /** No setting: the mail since the first email of the last 60 days is read, too. */
    look_back: z.literal(true),
  })
  .partial();
export type EmailSettingsUpdate = z.infer<typeof emailSettingsUpdateSchema>;
