import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from '../../../functions/src/endpoints/functions.ts';
import { deployHarness, LIVE, PROJECT } from '../../test/deploy/deploy-harness.ts';
import { runCli } from '../../test/google-cloud/run-cli.ts';

const harness = deployHarness();
const { cloud, deploy, printed, refusal } = harness;

/** How many functions each command of firebase-tools released. */
const batches = () =>
  cloud.changes.flatMap((change) =>
    change.includes('functions:') ? [change.split('functions:').length - 1] : [],
  );
const ALL = Object.keys(FUNCTIONS).length;

it.each([
  [10, [5, 5, 2]],
  [20, [10, 2]],
  [200, [12]],
])(
  'with %s processors it ends live, beside as many functions as serve',
  async (processors, sizes) => {
    cloud.processors = processors;
    cloud.busy_processors = processors / 2;
    await deploy();
    expect(cloud).toMatchObject(LIVE);
    expect(batches()).toEqual(sizes);
    expect([...cloud.functions.keys()]).toHaveLength(ALL);
    // And again, with every function there.
    await deploy();
    expect(batches()).toEqual([...sizes, ...sizes]);
  },
);

it('is needed: all at once, Google refuses', async () => {
  await deploy();
  Object.assign(cloud, { processors: 10, busy_processors: 5 });
  const only = Object.keys(FUNCTIONS).map((name) => `functions:${name}`);
  const { code, output } = runCli(cloud, {
    args: ['deploy', '--only', only.join(','), '--project', PROJECT],
    ...{ rules: '', indexes: '', config: '', settings: {} },
  });
  expect(code).toBe(2);
  expect(output).toContain('Quota exceeded for total allowable CPU per project per region.');
});

describe('before anything is deployed', () => {
  const PAGE =
    'https://console.cloud.google.com/iam-admin/quotas?project=brand-live&service=run.googleapis.com';

  it('a function that could never be started is refused', async () => {
    cloud.processors = 3;
    expect(await refusal()).toBe(
      `capture may take 4 processors (4 instances × INSTANCE_SCALE 1 × 1 processor), and brand-live has 3 in us-central1. Ask Google for more “CPU allocation” at ${PAGE}, and run this again.`,
    );
    expect(cloud.database).toBeNull();
    expect(cloud.functions.size).toBe(0);
  });

  it('too large a scale is refused', async () => {
    harness.set('STRIPE_MODE=test', 'INSTANCE_SCALE=6');
    expect(await refusal()).toBe(
      `capture may take 24 processors (4 instances × INSTANCE_SCALE 6 × 1 processor), and brand-live has 20 in us-central1. Lower INSTANCE_SCALE in functions/.env.brand-live, or ask Google for more “CPU allocation” at ${PAGE}, and run this again.`,
    );
    expect(cloud.functions.size).toBe(0);
    harness.set('STRIPE_MODE=test', 'INSTANCE_SCALE=5');
    await deploy();
    expect(printed()).toContain('all functions at their ceilings would take 100: ask for more at');
  });
});

it('is as careful as for the least, where Google does not say', async () => {
  cloud.processors = null;
  await deploy();
  expect(cloud).toMatchObject(LIVE);
  expect(batches()).toEqual([5, 5, 2]);
  expect(printed()).toContain('Google does not say how many there are in us-central1');
});

it('is that of the region that the functions are in', async () => {
  const { google } = harness.ports;
  harness.ports.google = async (call) =>
    call.service === 'cloudquotas'
      ? {
          status: 200,
          body: {
            dimensionsInfos: [
              { applicableLocations: ['europe-west1'], details: { value: '20000' } },
              { dimensions: { region: 'us-central1' }, details: { value: '200000' } },
            ],
          },
        }
      : google(call);
  await deploy({ location: 'eur3' });
  expect(printed()).toContain('20 in europe-west1');
  expect(batches()).toEqual([10, 2]);
});
