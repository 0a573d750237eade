import { CAPTURES_PER_MINUTE } from '@vibes/core/api/captures-per-minute';
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
  /** Bound only to the endpoints that call Stripe, or receive its events. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /**
   * Whether plans are sold and the subscription's page opens. Events of payments are handled either
   * way.
   */
  PAYMENTS_OPEN: z.stringbool().default(false),
  /** Whether callables take calls of the app's own pages alone, as Firebase App Check attests them. */
  APP_CHECK: z.stringbool().default(false),
  /** Whether the shapes of pages that a reader could not read are stored, to fix it by. */
  KEEP_PAGE_SHAPES: z.stringbool().default(false),
  /** Name server (`127.0.0.1:5353`) in place of the machine's, local world only. */
  DNS_SERVER: z
    .string()
    .regex(/^[\d.]+:\d+$/, 'must be an IPv4 address and a port, like 127.0.0.1:5353.')
    .optional(),
  ALLOW_LOCAL_TARGETS: z.stringbool().default(false),
  CAPTURES_PER_MINUTE: z.coerce.number().int().positive().default(CAPTURES_PER_MINUTE),
  /**
   * Requests a minute with unknown credentials, by origin and instance, before further ones are
   * refused.
   */
  UNKNOWN_KEYS_PER_MINUTE: z.coerce.number().int().positive().default(60),
  /** Pieces of feedback taken a minute, from all people together, and from one origin. */
  FEEDBACK_PER_MINUTE: z.coerce.number().int().positive().default(60),
  FEEDBACK_PER_ORIGIN: z.coerce.number().int().positive().default(5),
  /** Dispatches worked on at once, over all mailboxes; the others wait in the queue. */
  NUDGES_AT_ONCE: z.coerce.number().int().positive().max(1000).default(500),
  /** Emails a mailbox sends in any 24 hours. */
  DAILY_MAIL_CAP: z.coerce.number().int().positive().max(2000).default(40),
  /** Seconds between two emails of a mailbox. */
  MAIL_SPACING_SECONDS: z.coerce.number().nonnegative().default(0),
  /** Credits of a new account, once. 0 is allowed. */
  TRIAL_CREDITS: z.coerce.number().int().nonnegative().default(10),
  /** The keys that seal, and the root, as docs/secrets.md lists them. Bound only to the endpoints that seal or derive. */
  SECRETS_MASTER_KEY: z.string().optional(),
  /** File with the milliseconds the clock runs ahead. */
  CLOCK_OFFSET_FILE: z.string().optional(),
  FUNCTIONS_EMULATOR: z.stringbool().default(false),
});

/** Settings of the local world, as they are everywhere else, whatever the environment says. */
const ELSEWHERE = {
  SMTP_URL: undefined,
  NOTION_BASE_URL: undefined,
  STRIPE_BASE_URL: undefined,
  DNS_SERVER: undefined,
  ALLOW_LOCAL_TARGETS: false,
  CLOCK_OFFSET_FILE: undefined,
} as const;

/**
 * An empty setting counts as unset. Another mail server, Notion or Stripe, local targets and a
 * moved clock take effect under the emulator only: a person who could set one elsewhere would
 * receive the app passwords and keys of all accounts.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const config = configSchema.parse(given);
  return config.FUNCTIONS_EMULATOR ? config : { ...config, ...ELSEWHERE };
}
