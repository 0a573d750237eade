import { expect, it } from 'vitest';
import { TEST_KEY } from '../../test/open-test-stripe.ts';
import { deployHarness, LIVE } from '../../test/deploy/deploy-harness.ts';
import { ANSWERS } from '../../test/deploy/stand-in-ports.ts';
import { FIELD_OVERRIDES, INDEXES } from '../../test/deploy/declared.ts';

const harness = deployHarness();
const { cloud, deploy, printed, refusal } = harness;

/** A fault, the sentence it is answered with, and what ends it. */
const FAULTS: [string, () => void, string, () => void][] = [
  [
    'no such project',
    () => (cloud.is_open = false),
    'You can’t open brand-live',
    () => (cloud.is_open = true),
  ],
  [
    'no billing',
    () => (cloud.has_billing = false),
    'brand-live has no billing account, and functions need the Blaze plan. Choose it at https://console.firebase.google.com/project/brand-live/usage/details',
    () => (cloud.has_billing = true),
  ],
  [
    'an API that can’t be enabled',
    () => cloud.forbidden_apis.add('run'),
    'Permission denied to enable service [run]',
    () => cloud.forbidden_apis.clear(),
  ],
  [
    'nobody to say the settings',
    () => (harness.ports.answers = null),
    'Set APP_ORIGIN, REGION, and ALERT_EMAIL in functions/.env.brand-live and operator_name, operator_address, support_email, and privacy_email in web/product.brand-live.json, then run this again',
    () => (harness.ports.answers = ANSWERS),
  ],
  [
    'a setting that cannot be used',
    () => harness.set('STRIPE_MODE=test', 'TRIAL_CREDITS=many'),
    'functions/.env.brand-live cannot be used. TRIAL_CREDITS',
    () => harness.set('STRIPE_MODE=test', 'TRIAL_CREDITS=5'),
  ],
  [
    'nobody to name an address for Google sign-in',
    () => (harness.ports.answers = { ...ANSWERS, 'sign-in': '' }),
    'Google sign-in is off, and no address was given. Enable Google at https://console.firebase.google.com/project/brand-live/authentication/providers',
    () => (cloud.has_google_sign_in = true),
  ],
  [
    'nobody to say where the database is kept',
    () => {
      harness.ports.answers = { ...ANSWERS };
      delete harness.ports.answers['database'];
    },
    'Say where the database is to be kept, by --location nam5',
    () => (harness.ports.answers = ANSWERS),
  ],
  [
    'a location that Firestore lacks',
    () => (harness.ports.answers = { ...ANSWERS, database: 'mars1' }),
    'Firestore has no location mars1. It has nam5, eur3.',
    () => (harness.ports.answers = ANSWERS),
  ],
  [
    'a database in Datastore mode',
    () => (cloud.database = { locationId: 'nam5', type: 'DATASTORE_MODE' }),
    'is in Datastore mode',
    () => (cloud.database = null),
  ],
  [
    'an index that is still being built',
    () => (cloud.build_looks = 1_000),
    `Indexes: ${FIELD_OVERRIDES} of ${INDEXES} ready after 30 minutes. Nothing is lost; run the command again later.`,
    () => [...cloud.indexes, ...cloud.fields].forEach((one) => (one.looks = 0)),
  ],
  [
    'data of a newer version',
    () => {
      cloud.migrations.set('2027-01-01-later', true);
      cloud.database = { locationId: 'nam5', type: 'FIRESTORE_NATIVE' };
    },
    'brand-live was migrated by a newer version than this checkout, which does not know 2027-01-01-later.',
    () => cloud.migrations.clear(),
  ],
  [
    'App Check without its key',
    () => harness.set('STRIPE_MODE=test', 'APP_CHECK=ON'),
    'APP_CHECK is on, and app_check_key is not set in web/product.brand-live.json',
    () => harness.set('STRIPE_MODE=test'),
  ],
  [
    'a setting of the emulator',
    () => harness.set('STRIPE_MODE=test', 'FUNCTIONS_EMULATOR=true'),
    'FUNCTIONS_EMULATOR is for this machine alone',
    () => harness.set('STRIPE_MODE=test'),
  ],
  [
    'a key to Stripe that nobody gives',
    () => delete harness.ports.secrets['STRIPE_SECRET_KEY'],
    'STRIPE_SECRET_KEY is missing, and nobody can be asked.',
    () => (harness.ports.secrets['STRIPE_SECRET_KEY'] = 'none'),
  ],
  [
    'a key to Stripe of the wrong mode',
    () => harness.set(),
    'This is a key of Stripe’s test mode, and STRIPE_MODE is live: nobody could pay.',
    () => harness.set('STRIPE_MODE=test'),
  ],
  [
    'a key that Stripe does not know',
    () => (harness.ports.secrets['STRIPE_SECRET_KEY'] = 'sk_test_mistyped'),
    'Stripe does not know the key.',
    () => void cloud.secrets.get('STRIPE_SECRET_KEY')?.push({ state: 'ENABLED', value: TEST_KEY }),
  ],
  [
    'plans on sale without a key',
    () => {
      harness.ports.secrets['STRIPE_SECRET_KEY'] = 'none';
      harness.set('PAYMENTS_OPEN=Enabled');
    },
    'PAYMENTS_OPEN is on, and there is no key to Stripe.',
    () => harness.set('PAYMENTS_OPEN=off'),
  ],
  [
    'functions that fail in part',
    () => cloud.failing_functions.add('capture').add('open'),
    'There was an error deploying functions',
    () => cloud.failing_functions.clear(),
  ],
  [
    'a schedule that is paused',
    () => cloud.schedules.set('firebase-schedule-everyMinute-us-central1', 'PAUSED'),
    'Not running: firebase-schedule-everyMinute-us-central1. Resume at https://console.cloud.google.com/cloudscheduler?project=brand-live',
    () => cloud.schedules.set('firebase-schedule-everyMinute-us-central1', 'ENABLED'),
  ],
  [
    'a queue that is paused',
    () => cloud.queues.set('deliver', 'PAUSED'),
    'Not running: deliver. Resume at',
    () => cloud.queues.set('deliver', 'RUNNING'),
  ],
  [
    'a clock that does not come by',
    () => (cloud.late_looks = 1_000),
    'work is late: on a first deployment until the clock comes by, see docs/operations.md#work-is-late after 5 minutes',
    () => (cloud.late_looks = 2),
  ],
  [
    'a domain that is not connected',
    () => harness.set('STRIPE_MODE=test', 'APP_ORIGIN=https://app.brand.example'),
    'https://brand-live.web.app answers, but APP_ORIGIN is https://app.brand.example, which does not.',
    () => cloud.hosts.add('app.brand.example'),
  ],
];

it.each(FAULTS)('stops at %s, and goes on once that is over', async (_, plant, sentence, end) => {
  plant();
  expect(await refusal()).toContain(sentence);
  end();
  await deploy();
  expect(cloud).toMatchObject(LIVE);
});

it('waits for an API that was enabled a moment ago', async () => {
  cloud.starting_apis.set('firestore', 3);
  await deploy();
  expect(printed()).toContain('firestore.googleapis.com is not ready yet');
  expect(cloud).toMatchObject(LIVE);
});

it('says what to do where an organization forbids public functions, also when they are there by now', async () => {
  cloud.forbids_public = true;
  expect(await refusal()).toContain('An organization policy that restricts Network Access');
  expect(printed()).toContain('The organization does not let functions be public');
  cloud.forbids_public = false;
  // An update opens none, as at Google.
  expect(await refusal()).toContain('answers 403: the functions of brand-live are not public.');
  cloud.functions.clear();
  await deploy();
  expect(cloud).toMatchObject(LIVE);
});

it('makes no empty database in place of one that is gone', async () => {
  await deploy();
  cloud.database = null;
  expect(await refusal()).toContain(
    'The database of brand-live is gone, and deployed functions use it. A new one would be empty, so none is made. Restore it first',
  );
  expect(cloud.database).toBeNull();
});

it('refuses another location than the database has', async () => {
  cloud.database = { locationId: 'eur3', type: 'FIRESTORE_NATIVE' };
  expect(await refusal({ location: 'nam5' })).toContain('is in eur3, not in nam5');
});

it('makes no new master key in place of one that is gone or disabled', async () => {
  await deploy();
  cloud.secrets.delete('SECRETS_MASTER_KEY');
  expect(await refusal()).toContain(
    'SECRETS_MASTER_KEY is gone, and deployed functions use it. A new key would leave everything that is sealed unreadable, so none is made.',
  );
  cloud.secrets.set('SECRETS_MASTER_KEY', [{ state: 'DISABLED', value: 'old' }]);
  expect(await refusal()).toContain('No version of SECRETS_MASTER_KEY is enabled.');
  expect(cloud.secrets.get('SECRETS_MASTER_KEY')).toHaveLength(1);
});

it('deletes no function that this version does not know, and names it', async () => {
  cloud.functions.set('ofAnotherApp', { state: 'ACTIVE', secrets: [] });
  await deploy();
  expect(cloud.functions.has('ofAnotherApp')).toBe(true);
  expect(printed()).toContain('not of this version: ofAnotherApp');
});
