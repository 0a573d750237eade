import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployHarness, PROJECT } from '../../test/deploy/deploy-harness.ts';
import { ROOT } from '../world/world-paths.ts';
import { checkDeployment } from '../doctor/check-deployment.ts';
import { alertChannelStep } from './alerts/alert-channel.ts';
import { ALERTS } from './alerts/alert-policies.ts';
import { alertsStep } from './alerts/alerts-step.ts';
import { logCountersStep } from './alerts/log-counters.ts';
import { uptimeCheckStep } from './alerts/uptime-check.ts';
import { runDeploy } from './run-deploy.ts';

const harness = deployHarness();
const { cloud, deploy, refusal } = harness;

/** The steps of alerts alone, in a project that has the rest. */
const STEPS = [alertChannelStep, uptimeCheckStep, logCountersStep, alertsStep];
const SETTINGS = ['STRIPE_MODE=test', 'ALERT_EMAIL=ops@brand.example'];
const deployment = () => ({ ...harness.ports, project: PROJECT, location: null });
const doctor = async () => (await checkDeployment(deployment(), STEPS)).lines.join('\n');
async function alone(settings = SETTINGS) {
  cloud.apis.add('monitoring').add('logging');
  harness.set(...settings);
  await runDeploy(deployment(), STEPS);
}
const WELL = 'Everything a deployment sees to is there.';
const policy = (key: string) =>
  cloud.net.policies.find((one) => (one['userLabels'] as { vibes?: string }).vibes === key);
const change = (thing: object | undefined, fields: object) => Object.assign(thing ?? {}, fields);
const known = () => structuredClone(cloud.net);

it('tells ALERT_EMAIL of what the log and the health check show', async () => {
  await deploy();
  const { channels, uptime_checks, policies, metrics } = cloud.net;
  expect(channels).toMatchObject([
    { type: 'email', labels: { email_address: 'ops@brand.example' }, enabled: true },
  ]);
  expect(uptime_checks).toMatchObject([
    {
      monitoredResource: { type: 'uptime_url', labels: { host: 'brand-live.web.app' } },
      httpCheck: {
        path: '/api/health',
        useSsl: true,
        validateSsl: true,
        acceptedResponseStatusCodes: [{ statusValue: 200 }],
      },
    },
  ]);
  expect([...metrics.keys()]).toEqual(['vibes_delivery_failed', 'vibes_deliveries_moved']);
  expect(policies).toHaveLength(ALERTS.length);
  for (const one of policies) expect(one['notificationChannels']).toEqual([channels[0]?.name]);
  const id = uptime_checks[0]?.name.split('/').at(-1);
  expect(JSON.stringify(policy('uptime'))).toContain(`check_id=\\"${id}\\"`);
  expect(policy('feedback')).toMatchObject({
    alertStrategy: { notificationRateLimit: { period: '86400s' } },
  });
  expect(await doctor()).toContain(WELL);
  const before = known();
  await deploy();
  expect(cloud.net).toEqual(before);
});

it('each alert leads to a heading that says what to do', async () => {
  await alone();
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
  for (const { key, heading } of ALERTS) {
    expect(JSON.stringify(policy(key))).toContain(`docs/operations.md#${heading}"`);
    expect(headings).toContain(heading);
  }
});

it.each<[string, () => unknown, string]>([
  ['no channel', () => cloud.net.channels.pop(), 'missing: to be made: alerts to ops@brand'],
  [
    'a channel to somebody else',
    () => change(cloud.net.channels[0], { labels: { email_address: 'x@brand.example' } }),
    'missing: to be corrected: alerts to ops@brand.example',
  ],
  [
    'a channel that was switched off',
    () => change(cloud.net.channels[0], { enabled: false }),
    'missing: to be corrected: alerts to ops@brand.example',
  ],
  ['no check', () => cloud.net.uptime_checks.pop(), 'to be made: https://brand-live.web.app/api/h'],
  [
    'a check without encryption',
    () => change(cloud.net.uptime_checks[0], { httpCheck: { path: '/api/health' } }),
    'Uptime check         missing: to be corrected',
  ],
  [
    'a check at other times',
    () => change(cloud.net.uptime_checks[0], { period: '900s' }),
    'an uptime check of an earlier address',
  ],
  ['no counter', () => cloud.net.metrics.clear(), 'vibes_delivery_failed, vibes_deliveries_moved'],
  [
    'a counter of something else',
    () => change(cloud.net.metrics.get('vibes_delivery_failed'), { filter: 'severity=ERROR' }),
    'to be made or corrected: vibes_delivery_failed',
  ],
  ...ALERTS.flatMap(({ key, title }): [string, () => unknown, string][] => [
    [
      `no alert ${key}`,
      () => (cloud.net.policies = cloud.net.policies.filter((one) => one !== policy(key))),
      `missing: ${title}`,
    ],
    [
      `an alert ${key} that is off`,
      () => change(policy(key), { enabled: false }),
      `other: ${title}`,
    ],
  ]),
  [
    'an alert on another line',
    () => change(policy('work-late'), { conditions: [{ displayName: 'work is late' }] }),
    'other: work is late',
  ],
  [
    'an alert that tells nobody',
    () => change(policy('uptime'), { notificationChannels: [] }),
    'other: the product does not answer',
  ],
])('the doctor sees %s, and a deployment corrects it', async (_, plant, words) => {
  await alone();
  plant();
  expect(await doctor()).toContain(words);
  await alone();
  expect(await doctor()).toContain(WELL);
});

it('leaves what it did not make, also channels that a person added to an alert', async () => {
  await alone();
  const chat = { name: `projects/${PROJECT}/notificationChannels/chat`, type: 'slack' };
  const foreign = {
    name: `projects/${PROJECT}/alertPolicies/own`,
    displayName: 'Ours',
    userLabels: {},
  };
  const other = {
    name: `projects/${PROJECT}/uptimeCheckConfigs/own`,
    displayName: 'Ours',
    userLabels: {},
  };
  cloud.net.channels.push(chat);
  cloud.net.policies.push(foreign);
  cloud.net.uptime_checks.push(other);
  const told = policy('uptime')?.['notificationChannels'] as string[];
  told.push(chat.name);
  change(policy('uptime'), { displayName: 'Renamed' });
  await alone();
  expect(policy('uptime')).toMatchObject({
    displayName: 'Vibes: the product does not answer',
    notificationChannels: told,
  });
  expect(cloud.net.channels).toContainEqual(chat);
  expect(cloud.net.policies).toContainEqual(foreign);
  expect(cloud.net.uptime_checks).toContainEqual(other);
});

it('checks the new address after a move, and then deletes the old check', async () => {
  await alone();
  const moved = [...SETTINGS, 'APP_ORIGIN=https://app.brand.example'];
  harness.set(...moved);
  expect(await doctor()).toContain('to be made: https://app.brand.example/api/health');
  await alone(moved);
  expect(cloud.net.uptime_checks).toMatchObject([
    { monitoredResource: { labels: { host: 'app.brand.example' } } },
  ]);
});

it('says why Google takes no channel, and that one is not verified yet', async () => {
  cloud.net.refuses_channels = true;
  expect(await refusal()).toContain(
    'Permission monitoring.notificationChannels.create denied (or the resource may not exist).',
  );
  cloud.net.refuses_channels = false;
  await alone();
  change(cloud.net.channels[0], { verificationStatus: 'UNVERIFIED' });
  const sentence = 'Google sends no alert to ops@brand.example before it is verified. Verify it at';
  await expect(alone()).rejects.toThrow(sentence);
  expect(await doctor()).toContain(sentence);
});
