import { describe, expect, it } from 'vitest';
import { SECRET_SETTINGS } from '../../../functions/src/platform/config.ts';
import { deployHarness, LIVE, PROJECT } from '../../test/deploy/deploy-harness.ts';
import { hasRole, policyOf } from '../../test/google-cloud/iam-services.ts';
import { runCli } from '../../test/google-cloud/run-cli.ts';
import { checkDeployment } from '../doctor/check-deployment.ts';
import { RIGHTS, type Holder, type Right } from './rights/rights.ts';

const harness = deployHarness();
const { cloud, deploy, printed, refusal } = harness;

const RUN = 'vibes-run@brand-live.iam.gserviceaccount.com';
const COMPUTE = '123456789012-compute@developer.gserviceaccount.com';
const agent = (service: string) => `service-123456789012@gcp-sa-${service}.iam.gserviceaccount.com`;
const emailOf = (holder: Holder) =>
  holder === 'run' ? RUN : holder === 'build' ? COMPUTE : agent(holder);

const placesOf = ({ on }: Right): readonly string[] =>
  on === 'secrets' ? SECRET_SETTINGS : [on === 'run' ? RUN : 'project'];

/** Every right there is, as `role account place`, sorted. */
const rights = () =>
  [...cloud.policies].flatMap(([place, { bindings }]) =>
    bindings.flatMap(({ role, members }) => members.map((one) => `${role} ${one} ${place}`)),
  );
const listed = RIGHTS.flatMap((right) =>
  placesOf(right).map((place) => `${right.role} serviceAccount:${emailOf(right.holder)} ${place}`),
);
/** What was there, and what firebase-tools gives the default account, as which nothing of ours runs. */
const OTHERS = [
  'roles/owner user:max@brand.example project',
  `roles/run.invoker serviceAccount:${COMPUTE} project`,
  `roles/eventarc.eventReceiver serviceAccount:${COMPUTE} project`,
];

const doctor = async () =>
  (await checkDeployment({ ...harness.ports, project: PROJECT, location: null })).lines.join('\n');

it('goes live where nobody but the owner had any role, and gives what is listed alone', async () => {
  await deploy();
  expect(cloud).toMatchObject(LIVE);
  expect(rights().sort()).toEqual([...OTHERS, ...listed].sort());
  const accounts = [...cloud.functions.values()].map(({ account }) => account);
  expect(new Set(accounts)).toEqual(new Set([RUN]));
});

it('is needed: without it, Google refuses', () => {
  for (const name of SECRET_SETTINGS) cloud.secrets.set(name, [{ state: 'ENABLED', value: '' }]);
  const files = { rules: '', indexes: '', config: '', settings: {} };
  const args = ['deploy', '--only', 'functions:open', '--project', PROJECT];
  expect(runCli(cloud, { args, ...files }).output).toContain('was not found');
  cloud.accounts.add(RUN);
  expect(runCli(cloud, { args, ...files }).output).toContain(
    'Could not build the function due to a missing permission on the build service account.',
  );
});

describe('a right that was taken away', () => {
  const each = RIGHTS.flatMap((right) => placesOf(right).map((place) => ({ ...right, place })));

  it.each(each)('is named, and given again: $role of $holder on $place', async (right) => {
    await deploy();
    const account = emailOf(right.holder);
    const policy = policyOf(cloud, right.place);
    const kept = policy.bindings.filter(
      ({ role, members }) => role !== right.role || !members.includes(`serviceAccount:${account}`),
    );
    cloud.policies.set(right.place, { ...policy, bindings: kept });
    expect(await doctor()).toContain(`missing: to be given: ${right.role} to ${account}`);
    harness.ports.lines.length = 0;
    await deploy();
    expect(printed()).toContain(`to be given: ${right.role} to ${account}`);
    expect(rights().sort()).toEqual([...OTHERS, ...listed].sort());
  });
});

describe('functions that could do too much', () => {
  it.each(['roles/editor', 'roles/owner'])('are refused: %s', async (role) => {
    await deploy();
    const { etag, bindings } = policyOf(cloud, 'project');
    const excess = { role, members: [`serviceAccount:${RUN}`], condition: { title: 'until May' } };
    cloud.policies.set('project', { etag, bindings: [...bindings, excess] });
    const sentence = `${RUN} has ${role} on brand-live, and every function runs as it`;
    expect(await doctor()).toContain(sentence);
    expect(await refusal()).toContain(sentence);
  });

  it('are deployed again as their own account', async () => {
    await deploy();
    cloud.functions.set('open', { state: 'ACTIVE', secrets: [] });
    expect(await doctor()).toContain(`since they run as another account than ${RUN}: open`);
    await deploy();
    expect(cloud.functions.get('open')?.account).toBe(RUN);
  });

  it('and a role beside the table is named', async () => {
    await deploy();
    const { etag, bindings } = policyOf(cloud, 'project');
    const more = { role: 'roles/viewer', members: [`serviceAccount:${RUN}`] };
    cloud.policies.set('project', { etag, bindings: [...bindings, more] });
    expect(await doctor()).toContain(`${RUN} has more than it needs: roles/viewer`);
  });
});

describe('the policy of the project', () => {
  it('keeps what others have, also under a condition, and what they were given at the same time', async () => {
    const conditional = {
      role: 'roles/datastore.user',
      members: [`serviceAccount:${RUN}`],
      condition: { expression: 'request.time < timestamp("2026-12-01T00:00:00Z")' },
    };
    const other = { role: 'roles/viewer', members: ['user:eva@brand.example'] };
    const { google } = harness.ports;
    let isFirst = true;
    harness.ports.google = (call) => {
      if (call.path.endsWith(`${PROJECT}:setIamPolicy`) && isFirst) {
        isFirst = false;
        const { etag, bindings } = policyOf(cloud, 'project');
        const changed = [...bindings, conditional, other];
        cloud.accounts.add(RUN);
        cloud.policies.set('project', { etag: `${etag}y`, bindings: changed });
      }
      return google(call);
    };
    await deploy();
    expect(policyOf(cloud, 'project').bindings).toEqual(
      expect.arrayContaining([conditional, other]),
    );
    expect(hasRole(cloud, RUN, 'roles/datastore.user')).toBe(true);
    expect(isFirst).toBe(false);
  });

  it('waits until an account that was just made is known', async () => {
    cloud.unseen_looks = 3;
    await deploy();
    expect(cloud).toMatchObject(LIVE);
  });

  it('says what Google says to a person who may not change it', async () => {
    const { google } = harness.ports;
    const message = 'The caller does not have permission';
    harness.ports.google = (call) =>
      call.path.endsWith(':setIamPolicy')
        ? Promise.resolve({ status: 403, body: { error: { message } } })
        : google(call);
    expect(await refusal()).toBe(
      `Google refused POST cloudresourcemanager.googleapis.com/v1/projects/brand-live:setIamPolicy: ${message}`,
    );
  });
});

it('gives the builder’s role to the account that Cloud Build names', async () => {
  cloud.builder = '123456789012@cloudbuild.gserviceaccount.com';
  cloud.accounts.add(cloud.builder);
  await deploy();
  expect(hasRole(cloud, cloud.builder, 'roles/cloudbuild.builds.builder')).toBe(true);
  expect(hasRole(cloud, COMPUTE, 'roles/cloudbuild.builds.builder')).toBe(false);
});
