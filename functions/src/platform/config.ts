import { CAPTURES_PER_MINUTE } from '@vibes/core/api/capture-request';
import { z } from 'zod';

/** The only file that reads the environment. Settings come from functions/.env files or the local world. */
export const configSchema = z.object({
  /** Where people open the app, without a final slash. */
  APP_ORIGIN: z.url().default('https://app.vibesoutreach.com'),
  /** Template with {url}: every creator page is fetched through it. */
  PAGE_GATEWAY_URL: z
    .string()
    .includes('{url}', 'must hold {url}, the place of the page’s address.')
    .optional(),
  /** Mail server in place of Gmail's, local world only. */
  SMTP_URL: z.url().optional(),
  /** In place of Notion's API, without a final slash; local world only. */
  NOTION_BASE_URL: z.url().optional(),
  /** In place of Stripe's API, without a final slash; local world only. */
  STRIPE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Bound only to the doors that ask Stripe, or hear from it. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Whether plans are sold and the subscription's page opens. News of payments is heard either way. */
  PAYMENTS_OPEN: z.stringbool().default(false),
  ALLOW_LOCAL_TARGETS: z.stringbool().default(false),
  CAPTURES_PER_MINUTE: z.coerce.number().int().positive().default(CAPTURES_PER_MINUTE),
  /** Pieces of feedback taken a minute, from all people together. */
  FEEDBACK_PER_MINUTE: z.coerce.number().int().positive().default(20),
  /** Nudges worked on at once, over all mailboxes; the others wait in the queue. */
  NUDGES_AT_ONCE: z.coerce.number().int().positive().max(1000).default(500),
  /** E-mails a mailbox sends in any 24 hours. */
  DAILY_MAIL_CAP: z.coerce.number().int().positive().max(2000).default(40),
  /** Seconds between two e-mails of a mailbox. */
  MAIL_SPACING_SECONDS: z.coerce.number().nonnegative().default(0),
  /** Credits of a new account, once. 0 is allowed. */
  TRIAL_CREDITS: z.coerce.number().int().nonnegative().default(10),
  /** The keys that seal, and the root, as docs/secrets.md lists them. Bound only to the doors that seal or derive. */
  SECRETS_MASTER_KEY: z.string().optional(),
  /** File with the milliseconds the clock runs ahead. */
  CLOCK_OFFSET_FILE: z.string().optional(),
  FUNCTIONS_EMULATOR: z.stringbool().default(false),
});

/**
 * An empty setting counts as unset. Local targets, another Stripe and a moved clock are honoured
 * under the emulator only.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const config = configSchema.parse(given);
  return {
    ...config,
    ALLOW_LOCAL_TARGETS: config.ALLOW_LOCAL_TARGETS && config.FUNCTIONS_EMULATOR,
    STRIPE_BASE_URL: config.FUNCTIONS_EMULATOR ? config.STRIPE_BASE_URL : undefined,
    CLOCK_OFFSET_FILE: config.FUNCTIONS_EMULATOR ? config.CLOCK_OFFSET_FILE : undefined,
  };
}
