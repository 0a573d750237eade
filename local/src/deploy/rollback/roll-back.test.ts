import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyCloud } from '../../../test/google-cloud/cloud.ts';
import { startGoogleCloud } from '../../../test/google-cloud/start-google-cloud.ts';
import type { StandIn } from '../../stand-ins/local-server.ts';
import { deployProject } from '../deploy-project.ts';
import { runAccount } from '../../../../functions/src/platform/run-account.ts';
import { RIGHTS } from '../rights/rights.ts';
import { settingsFiles } from '../settings/settings-files.ts';
import { PLANTED, plantMigration } from '../../../test/deploy/plant-migration.ts';
import { standInPorts, type StandInPorts } from '../../../test/deploy/stand-in-ports.ts';

const PROJECT = 'brand-live';
const cloud = emptyCloud(PROJECT);
let server: StandIn;
let root = '';
let ports: StandInPorts;

const git = (...args: string[]) =>
  promisify(execFile)('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...args], {
    cwd: root,
  });

/** A version of the product, as far as a rollback reads it. */
async function commit(tag: string, migrations: string[]) {
  const files = {
    'local/src/deploy/release.ts': [tag],
    'local/src/migrate/all.ts': migrations.map((id) => `  id: '${id}',`),
    'firestore.rules': [''],
    'firestore.indexes.json': [''],
  };
  for (const [path, lines] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), lines.join('\n'));
  }
  await git('add', '.');
  await git('commit', '-qm', tag);
  await git('tag', tag);
}

plantMigration();
beforeAll(async () => {
  server = await startGoogleCloud(cloud, { port: 0 });
  root = await mkdtemp(join(tmpdir(), 'vibes-versions-'));
  await git('init', '-q');
  await commit('v1', ['2026-01-01-first']);
  await commit('v2', ['2026-01-01-first', PLANTED]);
  await commit('v3', ['2026-01-01-first', PLANTED]);
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});
beforeEach(() => {
  const secrets = ['SECRETS_MASTER_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'].map(
    (name) => [name, [{ state: 'ENABLED', value: '' }]] as const,
  );
  Object.assign(cloud, emptyCloud(PROJECT), {
    apis: new Set([
      'firestore',
      'firebase',
      'cloudfunctions',
      'cloudtasks',
      'cloudscheduler',
      'cloudquotas',
    ]),
    database: { locationId: 'nam5', type: 'FIRESTORE_NATIVE' },
    has_site: true,
    accounts: new Set([runAccount(PROJECT)]),
    policies: new Map([['project', { etag: '', bindings: RIGHTS_THERE }]]),
    secrets: new Map(secrets),
    migrations: new Map([['2026-01-01-first', true]]),
  });
  ports = standInPorts(cloud, { ...server, stripe: '', root, runs_programs: true });
  const { functions, product } = settingsFiles(PROJECT);
  ports.written[functions] = SETTINGS;
  ports.written[product] = JSON.stringify({
    site_url: ORIGIN,
    operator_name: 'Brand GmbH',
    operator_address: 'Example Street 1, 10115 Berlin, Germany',
    support_email: 'help@brand.example',
    privacy_email: 'privacy@brand.example',
  });
});

const RIGHTS_THERE = RIGHTS.filter(({ on }) => on === 'project').map(({ holder, role }) => ({
  role,
  members: [
    `serviceAccount:${holder === 'run' ? runAccount(PROJECT) : holder === 'build' ? cloud.builder : `service-${cloud.number}@gcp-sa-${holder}.iam.gserviceaccount.com`}`,
  ],
}));
const ORIGIN = `https://${PROJECT}.web.app`;
const SETTINGS = `APP_ORIGIN=${ORIGIN}\nREGION=us-central1\nALERT_EMAIL=ops@brand.example`;
const rollBack = (version: string, is_dry = false) =>
  deployProject(ports, {
    project: PROJECT,
    location: null,
    is_dry,
    rollback: version,
    release: null,
  });

it('has an earlier version deploy itself, and removes its checkout', async () => {
  await rollBack('v2');
  const ofNpm = ports.commands.filter((command) => command.startsWith('npm'));
  expect(ofNpm).toEqual(['npm ci', 'npm run --silent deploy -- brand-live --release v2']);
  const { stdout } = await git('worktree', 'list');
  expect(stdout.trim().split('\n')).toHaveLength(1);
});

it('a release is the web build, then the functions, and nothing else', async () => {
  await deployProject(ports, {
    ...{ project: PROJECT, location: null, is_dry: false, rollback: null },
    release: 'v2',
  });
  expect(cloud.changes.map((change) => change.split(',')[0])).toEqual([
    'firebase deploy --only hosting --message v2 --config firebase.brand-live.json --project brand-live --non-interactive',
    'firebase deploy --only functions:api',
    'firebase deploy --only functions:onCreatorUpdated',
  ]);
  expect(ports.written['firebase.brand-live.json']).toContain('functions/dist');
});

it('begins again after one that was cut off', async () => {
  const { run } = ports;
  ports.run = (command) => {
    if (command.program === 'npm') throw new Error('killed');
    // Nor is anything removed.
    return command.args.includes('remove')
      ? Promise.resolve({ code: 0, output: '' })
      : run(command);
  };
  await expect(rollBack('v2')).rejects.toThrow('killed');
  ports.run = run;
  await rollBack('v2');
  expect(ports.commands).toContain('npm run --silent deploy -- brand-live --release v2');
});

it('prints what it would do in a dry run', async () => {
  await rollBack('v2', true);
  expect(cloud.changes).toEqual([]);
  expect(ports.commands).toEqual([]);
  expect(ports.lines.join('\n')).toContain('> npm run --silent deploy -- brand-live --release v2');
});

it('refuses a version that lacks a migration of the version now deployed', async () => {
  await expect(rollBack('v1')).rejects.toThrow(
    `v1 can’t be deployed again: the version that is deployed writes documents in a newer form, and v1 does not know ${PLANTED}.`,
  );
  expect(cloud.changes).toEqual([]);
});

it('refuses a version that lacks a migration that ran, also one that nobody here knows', async () => {
  cloud.migrations.set('2027-01-01-of-another-branch', false);
  await expect(rollBack('v3')).rejects.toThrow(
    'v3 can’t be deployed again: brand-live was migrated since, and v3 does not know 2027-01-01-of-another-branch. Fix the fault in a new version, and deploy that.',
  );
});

it('says that there is no such version', async () => {
  await expect(rollBack('v9')).rejects.toThrow('There is no version v9 here.');
});

it('refuses without the settings that the live product has, and a version that would not read them', async () => {
  const { functions } = settingsFiles(PROJECT);
  ports.written[functions] = '';
  await expect(rollBack('v2')).rejects.toThrow(
    'Settings to be set: APP_ORIGIN, REGION, ALERT_EMAIL.',
  );
  ports.written[functions] = SETTINGS;
  await git('rm', '-q', 'local/src/deploy/release.ts');
  await git('commit', '-qm', 'early');
  await expect(rollBack('HEAD')).rejects.toThrow('is from before this way of deploying');
  await git('reset', '-q', '--hard', 'HEAD~1');
  expect(cloud.changes).toEqual([]);
});
