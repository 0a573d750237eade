import { expect, it } from 'vitest';
import { TEST_KEY } from '../../test/open-test-stripe.ts';
import { deployHarness, LIVE, PROJECT } from '../../test/deploy/deploy-harness.ts';
import { FIELD_OVERRIDES, INDEXES } from '../../test/deploy/declared.ts';
import { PLANTED, plantMigration } from '../../test/deploy/plant-migration.ts';

plantMigration();
const harness = deployHarness();
const { cloud, deploy, printed } = harness;

function expectLive() {
  expect(cloud).toMatchObject(LIVE);
  expect(cloud.domains).toEqual(['localhost', `${PROJECT}.firebaseapp.com`, `${PROJECT}.web.app`]);
  for (const [, versions] of cloud.secrets) expect(versions).toHaveLength(1);
  expect([...cloud.secrets.keys()]).toEqual([
    'SECRETS_MASTER_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  expect(cloud.functions.get('capture')?.state).toBe('ACTIVE');
  expect(cloud.releases.length).toBeGreaterThan(0);
}

it('walks from an empty project to the live product', async () => {
  harness.reopen({ runs_programs: true });
  await deploy();
  expectLive();
  const key = cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value ?? '';
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(cloud.secrets.get('STRIPE_WEBHOOK_SECRET')).toMatchObject([
    { value: expect.stringMatching(/^whsec_/) as string },
  ]);
  expect(printed()).toContain(
    'Made the webhook endpoint https://brand-live.web.app/api/stripe/webhook.',
  );
  expect(printed()).toContain(`${FIELD_OVERRIDES} of ${INDEXES} ready`);
  expect(printed()).toContain(`brand-live is live at https://brand-live.web.app.`);
  expect(printed()).toContain('npm run migrate -- --project brand-live   (open migrations: 1)');
  expect(printed()).toContain('npm run -s doctor -- brand-live');
  expect(harness.ports.commands.map((command) => command.split(',functions:')[0])).toEqual([
    'npx firebase deploy --only auth --config .local/deploy/brand-live/firebase.next.json --project brand-live --non-interactive',
    'npx firebase deploy --only firestore:rules --config firebase.brand-live.json --project brand-live --non-interactive',
    'npx firebase deploy --only firestore:indexes --config firebase.brand-live.json --project brand-live --non-interactive',
    'npm run --silent build -w functions',
    'npx firebase deploy --only functions:api',
    'npx firebase deploy --only functions:onCreatorUpdated',
    'npm run --silent build -w web',
    expect.stringContaining('npx firebase deploy --only hosting --message '),
    'npm run -s shortcut -- --origin https://brand-live.web.app',
  ]);
});

it('deploys functions and web again, and passes over everything else', async () => {
  await deploy();
  cloud.migrations.set(PLANTED, true);
  const before = [cloud.changes.length, cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value];
  harness.ports.answers = null;
  harness.ports.lines.length = 0;
  await deploy();
  expect(cloud.changes.slice(Number(before[0])).map((change) => change.split(/[:,]/)[0])).toEqual([
    'firebase deploy --only functions',
    'firebase deploy --only functions',
    expect.stringContaining('firebase deploy --only hosting'),
  ]);
  expect(cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value).toBe(before[1]);
  expect(printed()).not.toContain('open migrations');
});

it('takes over what the live product has and the files here do not mention', async () => {
  await deploy();
  cloud.environment = {
    APP_ORIGIN: 'https://app.brand.example',
    TRIAL_CREDITS: '5',
    K_SERVICE: 'x',
  };
  cloud.product = {
    shortcut_url: 'https://www.icloud.com/shortcuts/1',
    terms_email: 't@brand.example',
  };
  cloud.hosts.add('app.brand.example');
  const { ports } = harness;
  ports.written['web/product.brand-live.json'] = '{ "terms_email": "" }';
  harness.set('STRIPE_MODE=test');
  await deploy();
  expect(ports.written['functions/.env.brand-live']).toBe(
    'STRIPE_MODE=test\nAPP_ORIGIN=https://app.brand.example\nTRIAL_CREDITS=5\nREGION=us-central1\nALERT_EMAIL=ops@brand.example\n',
  );
  expect(JSON.parse(ports.written['web/product.brand-live.json'] ?? '')).toEqual({
    terms_email: '',
    shortcut_url: 'https://www.icloud.com/shortcuts/1',
    operator_name: 'Brand GmbH',
    operator_address: 'Example Street 1, 10115 Berlin, Germany',
    support_email: 'help@brand.example',
    privacy_email: 'privacy@brand.example',
    site_url: 'https://app.brand.example',
  });
});

it('sells nothing without a key to Stripe, and prepares the sale once there is one', async () => {
  const { ports } = harness;
  ports.secrets = { STRIPE_SECRET_KEY: 'none' };
  await deploy();
  const webhook = () => cloud.secrets.get('STRIPE_WEBHOOK_SECRET')?.at(-1)?.value;
  expect(webhook()).toMatch(/^unset_/);
  expect(printed()).toContain('there is no key to Stripe, so nothing is sold');
  cloud.secrets.get('STRIPE_SECRET_KEY')?.push({ state: 'ENABLED', value: TEST_KEY });
  await deploy();
  expect(webhook()).toMatch(/^whsec_/);
});

it('deletes a replaced webhook only after the functions have the secret of the new one', async () => {
  await deploy();
  const { ports } = harness;
  // As if somebody had stored the secret of an endpoint that is gone.
  cloud.secrets.get('STRIPE_WEBHOOK_SECRET')?.push({ state: 'ENABLED', value: 'whsec_other' });
  await deploy({ is_dry: true });
  expect(printed()).toContain('> at Stripe: the deletion of the webhook endpoint we_');
  const order: string[] = [];
  const { run, payments } = ports;
  ports.run = (command) => {
    if (command.args.some((arg) => arg.startsWith('functions:'))) order.push('functions');
    return run(command);
  };
  const noted = (did: string[]) => order.push(...did.map((line) => line.split(' ')[0] ?? ''));
  ports.payments = {
    ...payments,
    prepare: async (account) => {
      const end = await payments.prepare(account);
      noted(end.did);
      return end;
    },
    deleteOldWebhooks: async (account) => {
      const did = await payments.deleteOldWebhooks(account);
      noted(did);
      return did;
    },
  };
  await deploy();
  expect(order).toEqual(['Made', 'functions', 'functions', 'Deleted']);
  expect(printed()).toContain('Old webhooks');
});

it.each([0, 1, 2, 3])(
  'cut off at any of its changes, and run again, it ends live (%i)',
  async (part) => {
    // Cut off before a change: for the project the same as after the change before.
    class Killed extends Error {}
    let survived = false;
    for (let nth = part; !survived; nth += 4) {
      harness.empty({ has_billing: true, build_looks: 1 });
      const { ports } = harness;
      const { google, run, payments } = ports;
      let count = 0;
      const killed = () => count++ === nth && Promise.reject(new Killed());
      ports.google = (call) => (call.method !== 'GET' && killed()) || google(call);
      ports.run = (command) => (!command.is_reading && killed()) || run(command);
      ports.payments = {
        ...payments,
        prepare: (account) => killed() || payments.prepare(account),
      };
      survived = await deploy().then(
        () => true,
        (error: unknown) => {
          // The step that signs in to Google wraps what it is told.
          if (error instanceof Killed || (error as Error).cause instanceof Killed) return false;
          throw error;
        },
      );
      const key = cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value;
      Object.assign(ports, { google, run, payments });
      await deploy();
      expectLive();
      const kept = cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value;
      if (key !== undefined) expect(kept).toBe(key);
    }
  },
);
