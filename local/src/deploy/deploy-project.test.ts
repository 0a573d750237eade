import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LocalWorldError } from '../process/local-world-error.ts';
import { emptyCloud, type Cloud } from '../stand-ins/google-cloud/cloud.ts';
import { startGoogleCloud } from '../stand-ins/google-cloud/start-google-cloud.ts';
import type { StandIn } from '../stand-ins/local-server.ts';
import { deployProject } from './deploy-project.ts';
import { standInPorts, type StandInPorts } from './stand-in-ports.ts';

const PROJECT = 'brand-live';
const ASKED = { project: PROJECT, location: null, is_dry: false, rollback: null };

let cloud: Cloud = emptyCloud(PROJECT);
let server: StandIn;
let ports: StandInPorts;
beforeAll(async () => {
  // One object for the server, refilled by each test.
  server = await startGoogleCloud(cloud, { port: 0 });
});
afterAll(() => server.stop());
beforeEach(() => {
  Object.assign(cloud, emptyCloud(PROJECT), { has_billing: true });
  ports = standInPorts(cloud, server);
});

const deploy = (how: Partial<typeof ASKED> = {}) => deployProject(ports, { ...ASKED, ...how });
const printed = () => ports.lines.join('\n');

/** The sentence that ends a deployment. */
async function refusal(how: Partial<typeof ASKED> = {}): Promise<string> {
  const error = await deploy(how).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(LocalWorldError);
  return (error as LocalWorldError).message;
}

const LIVE = {
  web_apps: 1,
  has_google_sign_in: true,
  database: { locationId: 'nam5', type: 'FIRESTORE_NATIVE' },
  has_site: true,
};

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
  ports = standInPorts(cloud, { ...server, runs_programs: true });
  await deploy();
  expectLive();
  const key = cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value ?? '';
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(printed()).toContain('36 of 42 ready');
  expect(printed()).toContain(`brand-live is live at https://brand-live.web.app.`);
  expect(printed()).toContain('npm run migrate -- --project brand-live   (open migrations: 3)');
  expect(printed()).toContain('npm run -s doctor -- brand-live');
  expect(ports.commands.map((command) => command.split(',functions:')[0])).toEqual([
    'npx firebase deploy --only auth --config .local/deploy/brand-live/firebase.json --project brand-live --non-interactive',
    'npx firebase deploy --only firestore:rules --project brand-live --non-interactive',
    'npx firebase deploy --only firestore:indexes --project brand-live --non-interactive',
    'npx firebase deploy --only functions:cancelDelivery',
    expect.stringContaining('npx firebase deploy --only hosting --message '),
    'npm run -s shortcut -- --origin https://brand-live.web.app',
  ]);
});

it('deploys functions and web again, and passes over everything else', async () => {
  await deploy();
  cloud.migrations.set('2026-11-23-message-ids', true);
  const before = [cloud.changes.length, cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value];
  ports.answers = null;
  ports.lines.length = 0;
  await deploy();
  expect(cloud.changes.slice(Number(before[0])).map((change) => change.split(/[:,]/)[0])).toEqual([
    'firebase deploy --only functions',
    expect.stringContaining('firebase deploy --only hosting'),
  ]);
  expect(cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value).toBe(before[1]);
  expect(printed()).toContain('(open migrations: 2)');
});

it('prints every change in a dry run, and makes none', async () => {
  Object.assign(cloud, emptyCloud(PROJECT));
  const before = structuredClone(cloud);
  await deploy({ is_dry: true });
  expect(cloud).toEqual(before);
  expect(ports.commands).toEqual([]);
  const changes = ports.lines.filter((line) => line.startsWith('  > '));
  expect(
    changes.map((line) =>
      line
        .slice(4)
        .split(/[?{,]| -/)[0]
        ?.trim(),
    ),
  ).toEqual([
    'POST https://serviceusage.googleapis.com/v1/projects/brand-live/services:batchEnable',
    'POST https://serviceusage.googleapis.com/v1/projects/brand-live/services:batchEnable',
    'POST https://firebase.googleapis.com/v1beta1/projects/brand-live/webApps',
    'write .local/deploy/brand-live/firebase.json',
    'npx firebase deploy',
    'PATCH https://identitytoolkit.googleapis.com/admin/v2/projects/brand-live/config',
    'POST https://firestore.googleapis.com/v1/projects/brand-live/databases',
    'npx firebase deploy',
    'npx firebase deploy',
    'npx firebase deploy',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets/SECRETS_MASTER_KEY:addVersion (a secret)',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets/STRIPE_SECRET_KEY:addVersion (a secret)',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets/STRIPE_WEBHOOK_SECRET:addVersion (a secret)',
    'npx firebase deploy',
    'POST https://firebasehosting.googleapis.com/v1beta1/projects/brand-live/sites',
    'npx firebase deploy',
    'npm run',
  ]);
  expect(printed()).not.toContain('sk_test_invented');
});

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
    'no address of the app',
    () => delete ports.settings['APP_ORIGIN'],
    'APP_ORIGIN is missing: the address of the app, which goes into emails. Write it to functions/.env.brand-live',
    () => (ports.settings['APP_ORIGIN'] = 'https://brand-live.web.app'),
  ],
  [
    'nobody to name an address for Google sign-in',
    () => (ports.answers = { database: 'nam5' }),
    'Google sign-in is off, and nobody can be asked. Enable Google at https://console.firebase.google.com/project/brand-live/authentication/providers',
    () => (cloud.has_google_sign_in = true),
  ],
  [
    'nobody to say where the database is kept',
    () => (ports.answers = { 'sign-in': 'max@brand.example' }),
    'Say where the database is to be kept, by --location nam5',
    () => (ports.answers = { database: 'nam5' }),
  ],
  [
    'a location that Firestore lacks',
    () => (ports.answers = { 'sign-in': 'max@brand.example', database: 'mars1' }),
    'Firestore has no location mars1. It has nam5, eur3.',
    () => (ports.answers = { database: 'nam5' }),
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
    'Indexes: 36 of 42 ready after 30 minutes. Nothing is lost; run the command again later.',
    () => [...cloud.indexes, ...cloud.fields].forEach((one) => (one.looks = 0)),
  ],
  [
    'a key to Stripe that nobody gives',
    () => delete ports.settings['STRIPE_SECRET_KEY'],
    'STRIPE_SECRET_KEY is missing, and nobody can be asked.',
    () => (ports.settings['STRIPE_SECRET_KEY'] = 'none'),
  ],
  [
    'functions that fail in part',
    () => cloud.failing_functions.add('capture').add('health'),
    'There was an error deploying functions',
    () => cloud.failing_functions.clear(),
  ],
  [
    'a schedule that is paused',
    () => cloud.schedules.set('firebase-schedule-sweepBilling-us-central1', 'PAUSED'),
    'Not running: firebase-schedule-sweepBilling-us-central1. Resume at https://console.cloud.google.com/cloudscheduler?project=brand-live',
    () => cloud.schedules.set('firebase-schedule-sweepBilling-us-central1', 'ENABLED'),
  ],
  [
    'a queue that is paused',
    () => cloud.queues.set('sendDeliveries', 'PAUSED'),
    'Not running: sendDeliveries. Resume at',
    () => cloud.queues.set('sendDeliveries', 'RUNNING'),
  ],
  [
    'a domain that is not connected',
    () => (ports.settings['APP_ORIGIN'] = 'https://app.brand.example'),
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

it('cut off at any of its changes, and run again, it ends live', async () => {
  // Cut off before a change: for the project the same as after the change before.
  class Killed extends Error {}
  let survived = false;
  for (let nth = 0; !survived; nth += 1) {
    Object.assign(cloud, emptyCloud(PROJECT), { has_billing: true, build_looks: 1 });
    ports = standInPorts(cloud, server);
    const { google, run } = ports;
    let count = 0;
    const killed = () => count++ === nth && Promise.reject(new Killed());
    ports.google = (call) => (call.method !== 'GET' && killed()) || google(call);
    ports.run = (command) => (!command.is_reading && killed()) || run(command);
    survived = await deploy().then(
      () => true,
      (error: unknown) => {
        // The step that signs in to Google wraps what it is told.
        if (error instanceof Killed || (error as Error).cause instanceof Killed) return false;
        throw error;
      },
    );
    const key = cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value;
    Object.assign(ports, { google, run });
    await deploy();
    expectLive();
    const kept = cloud.secrets.get('SECRETS_MASTER_KEY')?.[0]?.value;
    if (key !== undefined) expect(kept).toBe(key);
  }
});
