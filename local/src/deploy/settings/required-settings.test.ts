import { expect, it } from 'vitest';
import { TEST_KEY } from '../../../test/open-test-stripe.ts';
import { deployHarness, LIVE, PROJECT } from '../../../test/deploy/deploy-harness.ts';
import { SETTINGS, type Setting } from './settings.ts';
import { settingsFiles, type Values } from './settings-files.ts';

/** Whether the table of docs/deploy.md says the truth: what is required stops a deployment, and nothing else does. */

const harness = deployHarness();
const files = settingsFiles(PROJECT);
const REQUIRED = SETTINGS.filter(({ needed }) => needed !== null);

/** A value for each that is required. One without a line here fails its test. */
const VALUES: Values = {
  APP_ORIGIN: `https://${PROJECT}.web.app`,
  REGION: 'us-central1',
  ALERT_EMAIL: 'ops@brand.example',
  STRIPE_SECRET_KEY: TEST_KEY,
  operator_name: 'Brand GmbH',
  operator_address: 'Example Street 1, 10115 Berlin, Germany',
  support_email: 'help@brand.example',
  privacy_email: 'privacy@brand.example',
  app_check_key: 'key-of-recaptcha',
};
/** What else is set, where it makes another one required. */
const WITH: Record<string, Values> = { app_check_key: { APP_CHECK: 'true' } };
/** The key of the tests is one of Stripe’s test mode. */
const ALWAYS = { STRIPE_MODE: 'test' };

/** Settings as files and the environment have them, for a deployment that nobody can be asked by. */
function set(settings: readonly Pick<Setting, 'name' | 'place'>[], further: Values = {}) {
  const of = (place: Setting['place']): Values =>
    Object.fromEntries(
      settings.filter((one) => one.place === place).map(({ name }) => [name, VALUES[name] ?? '']),
    );
  const { ports, cloud } = harness;
  const env = Object.entries({ ...ALWAYS, ...of('functions'), ...further });
  ports.written[files.functions] = env.map(([name, value]) => `${name}=${value}\n`).join('');
  ports.written[files.product] = JSON.stringify(of('product'));
  ports.secrets = of('secret');
  ports.answers = null;
  cloud.has_google_sign_in = true;
}

it('with those alone that are required a deployment ends with the live product', async () => {
  set(REQUIRED);
  await harness.deploy({ location: 'nam5' });
  expect(harness.cloud).toMatchObject(LIVE);
});

it('with those alone that are always required too', async () => {
  set(REQUIRED.filter(({ name }) => !(name in WITH)));
  await harness.deploy({ location: 'nam5' });
  expect(harness.cloud).toMatchObject(LIVE);
});

it.each(REQUIRED)('without $name a deployment stops and says so', async ({ name }) => {
  expect(VALUES).toHaveProperty(name);
  set(
    REQUIRED.filter((one) => one.name !== name),
    WITH[name],
  );
  expect(await harness.refusal({ location: 'nam5' })).toContain(name);
  expect(harness.cloud.releases).toEqual([]);
});
