import { settingFaults } from '@vibes/core/product/setting-faults';
import { configSchema } from '../../../functions/src/platform/config.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { stripeSettings } from './stripe-settings.ts';

/** Settings a person may set for the functions; what is set overrides the local world's own. */
const PERSONS_SETTINGS = [
  'PAGE_GATEWAY_URL',
  'SMTP_URL',
  'IMAP_URL',
  'NOTION_BASE_URL',
  'DNS_SERVER',
  'STRIPE_BASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYMENTS_OPEN',
  'ALLOW_LOCAL_TARGETS',
  'CAPTURES_PER_MINUTE',
  'UNKNOWN_KEYS_PER_MINUTE',
  'FEEDBACK_PER_ORIGIN',
  'DAILY_MAIL_CAP',
  'MAIL_SPACING_SECONDS',
  'REPLIES_FROM',
  'PICTURES_FROM',
  'REPLY_LOOK_SECONDS',
  'TRIAL_CREDITS',
] as const;
export type FunctionsSettings = Partial<Record<(typeof PERSONS_SETTINGS)[number], string>>;

/**
 * The settings of the functions. The person's environment overrides the settings of the world's
 * caller, which override the addresses of the stand-ins.
 */
export function functionsEnvironment(input: {
  web: string;
  gateway: string;
  smtp_url: string;
  imap_url: string;
  notion: string;
  dns_server: string;
  /** Null when another Stripe is meant. */
  stripe: string | null;
  /** File that moves the functions' clock. */
  clock_offset: string;
  /** Set by the caller that starts the world, e.g. limits for tests. */
  settings: FunctionsSettings;
  env: NodeJS.ProcessEnv;
}): Record<string, string> {
  const stripe = stripeSettings(input.env);
  const local: FunctionsSettings = {
    PAGE_GATEWAY_URL: `${input.gateway}/?url={url}`,
    SMTP_URL: input.smtp_url,
    IMAP_URL: input.imap_url,
    NOTION_BASE_URL: input.notion,
    DNS_SERVER: input.dns_server,
    ...(input.stripe && { STRIPE_BASE_URL: input.stripe }),
    STRIPE_SECRET_KEY: stripe.api_key,
    ...(stripe.webhook_secret && { STRIPE_WEBHOOK_SECRET: stripe.webhook_secret }),
    PAYMENTS_OPEN: 'true',
    ALLOW_LOCAL_TARGETS: 'true',
    // Somebody who tries the product wants quick results, and the mailbox here has no limit.
    CAPTURES_PER_MINUTE: '600',
    // All requests come from this machine.
    UNKNOWN_KEYS_PER_MINUTE: '600',
    FEEDBACK_PER_ORIGIN: '20',
    DAILY_MAIL_CAP: '2000',
    MAIL_SPACING_SECONDS: '0',
    REPLIES_FROM: '2020-01-01',
    PICTURES_FROM: '2020-01-01',
    REPLY_LOOK_SECONDS: '5',
    ...input.settings,
  };
  const chosen = PERSONS_SETTINGS.flatMap((name) => {
    const value = input.env[name] || local[name];
    return value ? [[name, value] as const] : [];
  });
  const environment = Object.fromEntries(chosen);
  const APP_ORIGIN = input.web;
  const checked = configSchema.safeParse({ ...environment, APP_ORIGIN });
  if (!checked.success) {
    throw new LocalWorldError(`A setting cannot be used. ${settingFaults(checked.error)}`);
  }
  return {
    ...environment,
    APP_ORIGIN,
    CLOCK_OFFSET_FILE: input.clock_offset,
    // There is no metadata server here for credentials.
    METADATA_SERVER_DETECTION: 'none',
  };
}
