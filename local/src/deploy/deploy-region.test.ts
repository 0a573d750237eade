import { describe, expect, it } from 'vitest';
import { deployHarness, LIVE } from '../../test/deploy/deploy-harness.ts';
import { ANSWERS } from '../../test/deploy/stand-in-ports.ts';
import { locationNear, regionNear } from './settings/region-of.ts';

const harness = deployHarness();
const { cloud, deploy, printed, refusal } = harness;
const ENV = 'functions/.env.brand-live';

const regions = () => new Set([...cloud.functions.values()].map(({ region }) => region));

it('takes functions, queues, schedule and addresses to Europe, near the data', async () => {
  await deploy({ location: 'eur3' });
  expect(harness.ports.written[ENV]).toContain('REGION=europe-west1');
  expect(cloud).toMatchObject({ ...LIVE, database: { locationId: 'eur3' } });
  expect([...regions()]).toEqual(['europe-west1']);
  expect([...cloud.schedules.keys()]).toEqual(['firebase-schedule-everyMinute-europe-west1']);
  expect(new Set(cloud.rewrites.values())).toEqual(new Set(['europe-west1']));
  expect(printed()).toContain('its functions in europe-west1');
});

it('suggests for the database what is near the region that was chosen', async () => {
  harness.ports.answers = { ...ANSWERS, REGION: 'europe-west1', database: '' };
  await deploy();
  expect(cloud.database?.locationId).toBe('eur3');
  expect([...regions()]).toEqual(['europe-west1']);
});

it('is us-central1 where nobody says another', async () => {
  await deploy();
  expect([...regions()]).toEqual(['us-central1']);
  expect(harness.ports.written[ENV]).toContain('REGION=us-central1');
});

describe('refuses', () => {
  it('to deploy a second time into another region', async () => {
    await deploy();
    const before = cloud.changes.length;
    harness.ports.written[ENV] =
      harness.ports.written[ENV]?.replace('us-central1', 'europe-west1') ?? '';
    expect(await refusal()).toBe(
      'The functions of brand-live run in us-central1, and REGION in functions/.env.brand-live is europe-west1. A deployment can’t move them: it would leave two of each. Set REGION=us-central1, or use a new project.',
    );
    expect(cloud.changes).toHaveLength(before);
  });

  it('a region that Google lacks', async () => {
    harness.ports.answers = { ...ANSWERS, REGION: 'mars-west1' };
    expect(await refusal()).toBe(
      'Cloud Functions has no region mars-west1, as REGION in functions/.env.brand-live says. It has us-central1, europe-west1, asia-northeast1.',
    );
    expect(cloud.database).toBeNull();
  });
});

it('takes the region of the live product over in a fresh clone', async () => {
  await deploy({ location: 'eur3' });
  harness.set('STRIPE_MODE=test');
  await deploy();
  expect(harness.ports.written[ENV]).toContain('REGION=europe-west1');
});

it('is not confused by a function of another app, somewhere else, with a name of ours', async () => {
  const { environment } = cloud;
  cloud.functions.set('api', { state: 'ACTIVE', secrets: [], region: 'asia-northeast1' });
  expect(environment).toEqual({});
  await deploy();
  expect(cloud.functions.get('open')?.region).toBe('us-central1');
});

it.each([
  [null, 'us-central1', 'nam5'],
  ['eur3', 'europe-west1', 'eur3'],
  ['nam5', 'us-central1', 'nam5'],
  ['asia-northeast1', 'asia-northeast1', 'asia-northeast1'],
])('data in %s: functions in %s, and the other way round', (location, region, near) => {
  expect(regionNear(location)).toBe(region);
  expect(locationNear(region)).toBe(near);
});
