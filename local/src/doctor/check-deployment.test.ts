import { expect, it } from 'vitest';
import { deployHarness, PROJECT } from '../../test/deploy/deploy-harness.ts';
import { checkDeployment } from './check-deployment.ts';
import { INDEXES } from '../../test/deploy/declared.ts';
import { plantMigration } from '../../test/deploy/plant-migration.ts';

plantMigration();
const harness = deployHarness();
const { cloud, deploy } = harness;

const check = async () => {
  const { is_well, lines } = await checkDeployment({
    ...harness.ports,
    project: PROJECT,
    location: null,
  });
  return { is_well, text: lines.join('\n') };
};
it('says what an empty project lacks, and changes nothing', async () => {
  const before = structuredClone(cloud);
  const { is_well, text } = await check();
  expect(is_well).toBe(false);
  expect(text).toContain('Firebase project          well: brand-live');
  expect(text).toContain('Web app                   missing: to be registered');
  expect(text).toContain('Run npm run deploy -- brand-live to go on.');
  expect(cloud).toEqual(before);
});

it('says that all is well after a deployment, with the version and the open migrations', async () => {
  await deploy();
  const before = structuredClone(cloud);
  const { is_well, text } = await check();
  expect(is_well).toBe(true);
  expect(text).toContain('Web build                 well: version 1.');
  expect(text).toContain('open: 1. Run npm run migrate -- --project brand-live');
  expect(text).toContain('Everything a deployment sees to is there.');
  expect(cloud).toEqual(before);
});

it.each<[string, () => unknown, string]>([
  ['billing gone', () => (cloud.has_billing = false), 'has no billing account'],
  ['an API disabled', () => cloud.apis.delete('cloudtasks'), 'to be enabled: cloudtasks'],
  ['sign-in off', () => (cloud.has_google_sign_in = false), 'Google sign-in            missing'],
  ['a domain taken out', () => cloud.domains.pop(), 'to be added: brand-live.web.app'],
  ['other rules', () => (cloud.rules = 'allow all'), 'other rules are deployed'],
  ['an index deleted', () => cloud.indexes.pop(), `to be made: 1 of ${INDEXES}`],
  ['a TTL being built', () => cloud.fields.forEach((one) => (one.looks = 9)), 'not yet: 0 of 7'],
  ['a secret gone', () => cloud.secrets.delete('SECRETS_MASTER_KEY'), 'MASTER_KEY is gone'],
  ['no webhook', () => cloud.secrets.delete('STRIPE_WEBHOOK_SECRET'), 'at Stripe: the webhook'],
  ['a function gone', () => cloud.functions.delete('keyed'), 'to be deployed: keyed'],
  ['a paused queue', () => cloud.queues.set('deliver', 'PAUSED'), 'Not running: deliver'],
  ['no answer', () => cloud.functions.delete('open'), 'not yet: no answer yet at https://brand'],
])('names a fault after a deployment: %s', async (_, plant, words) => {
  await deploy();
  plant();
  const { is_well, text } = await check();
  expect(is_well).toBe(false);
  expect(text).toContain(words);
});
