import { afterEach, describe, expect, it, vi } from 'vitest';
import { VERB_NAMES, VERBS } from '../api/verbs.ts';
import { FUNCTIONS, QUEUES, SCHEDULED, type FunctionName } from './functions.ts';
import { ROUTES } from './routes.ts';
import { SWEEP_TASKS } from './sweeps.ts';

/** What firebase-functions reports of a function to the deployment. */
interface Described {
  __endpoint: Record<string, unknown> & {
    secretEnvironmentVariables?: { key: string }[];
    maxInstances: number;
  };
}
const load = async () =>
  Object.entries(await import('../index.ts')) as unknown as [FunctionName, Described][];
const functions = await load();
const namesWith = (key: string) =>
  functions.flatMap(([name, { __endpoint }]) => (key in __endpoint ? [name] : [])).sort();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the table of functions', () => {
  it('has every function that is exported, and no other', () => {
    expect(functions.map(([name]) => name).sort()).toEqual(Object.keys(FUNCTIONS).sort());
    expect(functions).toHaveLength(12);
  });

  it.each(functions)('says how %s is deployed', (name, { __endpoint }) => {
    const { cpu, memory, timeoutSeconds, concurrency, maxInstances } = FUNCTIONS[name];
    const availableMemoryMb = memory === '1GiB' ? 1024 : parseInt(memory);
    expect(__endpoint).toMatchObject({
      ...{ cpu, availableMemoryMb, timeoutSeconds, concurrency, maxInstances },
      region: ['us-central1'],
    });
  });

  it('is deployed where REGION says', async () => {
    vi.stubEnv('REGION', 'europe-west1');
    const regions = (await load()).map(([, { __endpoint }]) => __endpoint['region']);
    expect(new Set(regions.flat())).toEqual(new Set(['europe-west1']));
  });

  it('runs as an account of its own, and in the emulator as nobody', async () => {
    vi.stubEnv('GCLOUD_PROJECT', 'brand-live');
    const accounts = async () =>
      new Set((await load()).map(([, { __endpoint }]) => __endpoint['serviceAccountEmail']));
    expect(await accounts()).toEqual(new Set(['vibes-run@brand-live.iam.gserviceaccount.com']));
    vi.resetModules();
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    for (const account of await accounts()) expect(account).not.toBeTypeOf('string');
  });

  it('knows which of them take tasks, and which the clock starts', () => {
    expect(namesWith('taskQueueTrigger')).toEqual([...QUEUES].sort());
    expect(namesWith('scheduleTrigger')).toEqual([...SCHEDULED]);
    for (const { queue } of Object.values(SWEEP_TASKS)) expect(QUEUES).toContain(queue);
  });
});

describe('the room of all functions', () => {
  const processors = (of: typeof functions) =>
    of.map(([name, { __endpoint }]) => FUNCTIONS[name].cpu * __endpoint.maxInstances);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

  it('is what a new project has in a region, and none takes more than half', () => {
    expect(sum(processors(functions))).toBeLessThanOrEqual(20);
    expect(Math.max(...processors(functions))).toBeLessThanOrEqual(10);
  });

  it('is multiplied by one setting', async () => {
    vi.stubEnv('INSTANCE_SCALE', '3');
    expect(sum(processors(await load()))).toBe(3 * sum(processors(functions)));
  });
});

describe('secrets', () => {
  const secretsOf = new Map(
    functions.map(([name, { __endpoint }]) => [
      name,
      (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key),
    ]),
  );

  it('are bound to the functions that need them alone', () => {
    expect(Object.fromEntries(secretsOf)).toEqual({
      api: [],
      apiSealed: ['SECRETS_MASTER_KEY'],
      apiLong: [],
      payments: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      capture: [],
      open: [],
      keyed: ['SECRETS_MASTER_KEY'],
      deliver: ['SECRETS_MASTER_KEY'],
      watch: ['SECRETS_MASTER_KEY'],
      shard: [],
      onCreatorUpdated: [],
      everyMinute: ['STRIPE_SECRET_KEY'],
    });
  });

  it('are out of reach of what anybody may call without a credential', () => {
    const open = Object.entries(ROUTES).filter(([, name]) => name === 'open');
    expect(open.map(([path]) => path)).toEqual([
      '/api/feedback',
      '/api/health',
      '/api/referral-click',
    ]);
    expect(secretsOf.get('open')).toEqual([]);
  });

  it('are held by the verbs that seal, and by no other', () => {
    const sealed = VERB_NAMES.filter((name) => VERBS[name].lane === 'apiSealed');
    expect(sealed.sort()).toEqual([
      'checkNotion',
      'getUserData',
      'openAccount',
      'regenerateApiKey',
      'rotateWebhookSecret',
      'sendTestEmail',
      'sendTestWebhook',
      'signOutEverywhere',
      'updateUserData',
    ]);
    const paying = VERB_NAMES.filter((name) => VERBS[name].lane === 'payments');
    expect(paying.sort()).toEqual(['stripeCustomerPortal', 'stripePaymentLink']);
  });
});

it('no other function loads the SDK of triggers', async () => {
  vi.stubEnv('FUNCTION_TARGET', 'capture');
  const { onCreatorUpdated, capture } = await import('../index.ts');
  expect(onCreatorUpdated).toBeUndefined();
  expect(capture).toBeTypeOf('function');
});
