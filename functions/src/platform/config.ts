import { CAPTURES_PER_MINUTE } from '@vibes/core/api/captures-per-minute';
import { DEFAULT_REGION } from '@vibes/core/api/region';
import { EMAIL_TEXT_MONTHS } from '@vibes/core/delivery/email-text-months';
import { settingFaults } from '@vibes/core/product/setting-faults';
import * as z from 'zod';

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/**
 * Every setting of the functions with its meaning, which docs/deploy.md lists. Settings come from
 * functions/.env files, Secret Manager or the local world.
 */
export const configSchema = z.object({
  APP_ORIGIN: z
    .string({ error: 'missing.' })
    .refine(isOrigin, 'must be an origin without a final slash, like https://app.example.com.')
    .describe(
      'Where people open the app. Links in emails, pay pages and the domain of Message-IDs are made from it.',
    ),
  REGION: z
    .string()
    .regex(/^[a-z]+-[a-z]+\d+$/, 'must be a region of Google Cloud, like europe-west1.')
    .default(DEFAULT_REGION)
    .describe(
      'The region of Google Cloud in which the functions run, like `europe-west1`. It is fixed by the first deployment.',
    ),
  PAGE_GATEWAY_URL: z
    .string()
    .includes('{url}', 'must hold {url}, the place of the page’s address.')
    .refine(
      (text) => URL.canParse(text.replaceAll('{url}', 'x')),
      'must be a web address, like https://gateway.example.com/?url={url}.',
    )
    .optional()
    .describe(
      'A service through which every creator page is fetched: see page-gateway.md. `{url}` in it becomes the page’s address. Unset, pages are fetched directly.',
    ),
  SMTP_URL: z.url().optional().describe('The mail server in place of Gmail’s.'),
  IMAP_URL: z
    .url()
    .optional()
    .describe('The server that mailboxes are read from, in place of Gmail’s.'),
  NOTION_BASE_URL: z.url().optional().describe('In place of Notion’s API, without a final slash.'),
  STRIPE_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('In place of Stripe’s API, without a final slash.'),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe('The key to Stripe’s API. Bound only to the functions that call Stripe.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('Signs Stripe’s events. Bound only to the function that receives them.'),
  STRIPE_MODE: z
    .enum(['live', 'test'])
    .default('live')
    .describe(
      'Whether payments are real, or Stripe’s tests, as for a second project to try things in. A deployment refuses a key of the other mode.',
    ),
  PAYMENTS_OPEN: z
    .stringbool()
    .default(false)
    .describe(
      'Whether plans are sold and the page of the subscription opens. Plans already sold go on either way.',
    ),
  APP_CHECK: z
    .stringbool()
    .default(false)
    .describe(
      'Whether the app’s functions answer only the app’s own pages, as Firebase App Check attests them. Needs `app_check_key`.',
    ),
  DNS_SERVER: z
    .string()
    .regex(/^[\d.]+:\d+$/, 'must be an IPv4 address and a port, like 127.0.0.1:5353.')
    .optional()
    .describe('The name server in place of the machine’s, like `127.0.0.1:5353`.'),
  ALLOW_LOCAL_TARGETS: z
    .stringbool()
    .default(false)
    .describe('Whether pages and webhooks may be on this machine.'),
  CAPTURES_PER_MINUTE: z.coerce
    .number()
    .int()
    .positive()
    .default(CAPTURES_PER_MINUTE)
    .describe('Requests a minute that one account may send.'),
  UNKNOWN_KEYS_PER_MINUTE: z.coerce
    .number()
    .int()
    .positive()
    .default(60)
    .describe('Requests a minute with unknown keys, by origin and instance.'),
  FEEDBACK_PER_MINUTE: z.coerce
    .number()
    .int()
    .positive()
    .default(60)
    .describe('Pieces of feedback a minute, from all people together.'),
  FEEDBACK_PER_ORIGIN: z.coerce
    .number()
    .int()
    .positive()
    .default(5)
    .describe('Pieces of feedback a minute from one origin.'),
  INSTANCE_SCALE: z.coerce
    .number()
    .int()
    .positive()
    .max(100)
    .default(1)
    .describe(
      'Multiplies the most instances of every function, which are 20 processors together: what most new projects have in a region.',
    ),
  ALERT_EMAIL: z
    .email('must be an email address.')
    .optional()
    .describe('Who is told when something is wrong: the alerts of a deployment are sent there.'),
  POINT_IN_TIME_RECOVERY: z
    .stringbool()
    .default(false)
    .describe(
      'Whether Firestore keeps every version of the last seven days, to go back to any minute of them. [What it costs](costs.md).',
    ),
  DAILY_MAIL_CAP: z.coerce
    .number()
    .int()
    .positive()
    .max(2000)
    .default(40)
    .describe('Emails that a Gmail mailbox sends in any 24 hours, unless its owner sets a number.'),
  MAIL_SPACING_SECONDS: z.coerce
    .number()
    .nonnegative()
    .default(0)
    .describe('Seconds between two emails of a mailbox.'),
  REPLIES_FROM: z.coerce
    .date({ error: 'must be a date, like 2027-01-31.' })
    .optional()
    .describe(
      'From when people may switch on watching for replies, like `2027-01-31`: 30 days after the privacy page announces it. Unset, it is not offered.',
    ),
  PICTURES_FROM: z.coerce
    .date({ error: 'must be a date, like 2027-01-31.' })
    .optional()
    .describe(
      'From when a small copy of a creator’s public picture is kept, like `2027-01-31`: 30 days after the privacy page announces it. Unset, none is.',
    ),
  REPLY_LOOK_SECONDS: z.coerce
    .number()
    .positive()
    .optional()
    .describe(
      'Seconds between two looks into a mailbox for replies, in place of a time that grows from two minutes to a day.',
    ),
  EMAIL_TEXT_MONTHS: z.coerce
    .number()
    .int()
    .positive()
    .max(EMAIL_TEXT_MONTHS)
    .default(EMAIL_TEXT_MONTHS)
    .describe(
      'Months for which the text of an email is kept after it was sent or stopped. The privacy page promises 24 at most.',
    ),
  TRIAL_CREDITS: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(10)
    .describe('Credits of a new account, once. 0 is allowed.'),
  SECRETS_MASTER_KEY: z
    .string()
    .optional()
    .describe(
      'The keys that seal people’s secrets: see secrets.md. Bound only to the functions that seal or derive.',
    ),
  CLOCK_OFFSET_FILE: z
    .string()
    .optional()
    .describe('The file with the milliseconds that the clock runs ahead.'),
  FUNCTIONS_EMULATOR: z
    .stringbool()
    .default(false)
    .describe('Set by the emulator for the code it runs.'),
});

/**
 * As it is deployed: what leaves for a creator's mailbox leads back over HTTPS, and nobody on the way
 * reads the gateway's key.
 */
export const deployedSchema = configSchema.extend({
  APP_ORIGIN: configSchema.shape.APP_ORIGIN.startsWith('https://', 'must begin with https://.'),
  PAGE_GATEWAY_URL: configSchema.shape.PAGE_GATEWAY_URL.refine(
    (text = 'https://') => text.startsWith('https://'),
    'must begin with https://.',
  ).meta(configSchema.shape.PAGE_GATEWAY_URL.meta() ?? {}),
});
export type Setting = keyof typeof configSchema.shape;

/** Kept in Secret Manager, in no file. */
export const SECRET_SETTINGS = [
  'SECRETS_MASTER_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const satisfies Setting[];

/** Settings of the local world, as they are everywhere else, whatever the environment says. */
const ELSEWHERE = {
  SMTP_URL: undefined,
  IMAP_URL: undefined,
  NOTION_BASE_URL: undefined,
  STRIPE_BASE_URL: undefined,
  DNS_SERVER: undefined,
  ALLOW_LOCAL_TARGETS: false,
  REPLY_LOOK_SECONDS: undefined,
  CLOCK_OFFSET_FILE: undefined,
} as const satisfies Partial<Record<Setting, unknown>>;
export const LOCAL_SETTINGS: readonly string[] = [...Object.keys(ELSEWHERE), 'FUNCTIONS_EMULATOR'];

/** The emulator loads the functions once to list them, before it gives them their settings. */
const IN_EMULATOR = { APP_ORIGIN: 'http://127.0.0.1:5000' };

/**
 * An empty setting counts as unset. Another mail server, Notion or Stripe, local targets and a
 * moved clock take effect under the emulator only: a person who could set one elsewhere would
 * receive the app passwords and keys of all accounts. Outside it there is no origin to fall back
 * to; as firebase-tools loads the functions to deploy them, a missing one stops the deployment.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const isEmulated = given['FUNCTIONS_EMULATOR'] === 'true';
  const schema = isEmulated ? configSchema : deployedSchema;
  const read = schema.safeParse(isEmulated ? { ...IN_EMULATOR, ...given } : given);
  if (!read.success) {
    throw new Error(
      `${settingFaults(read.error)} Set it in functions/.env.<project>; docs/deploy.md lists every setting.`,
    );
  }
  return isEmulated ? { ...read.data, REGION: DEFAULT_REGION } : { ...read.data, ...ELSEWHERE };
}
