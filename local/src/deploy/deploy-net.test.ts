import { expect, it } from 'vitest';
import { deployHarness, PROJECT } from '../../test/deploy/deploy-harness.ts';
import { ANSWERS } from '../../test/deploy/stand-in-ports.ts';
import { checkDeployment } from '../doctor/check-deployment.ts';

const harness = deployHarness();
const { cloud, deploy, printed, refusal } = harness;

const [DAYS_14, WEEKS_14] = ['1209600s', '8467200s'];
const NAME = `projects/${PROJECT}/databases/(default)/backupSchedules`;

const doctor = async () => {
  const deployment = { ...harness.ports, project: PROJECT, location: null };
  return (await checkDeployment(deployment)).lines.join('\n');
};
/** Deploys once more, and returns the requests to `service` that changed something. */
async function changesOf(service: string): Promise<string[]> {
  const before = cloud.changes.length;
  await deploy();
  return cloud.changes.slice(before).filter((change) => change.includes(` ${service}/`));
}

it('protects the database, and has it backed up daily and weekly', async () => {
  await deploy();
  expect(cloud.database).toMatchObject({ deleteProtectionState: 'DELETE_PROTECTION_ENABLED' });
  expect(cloud.database?.pointInTimeRecoveryEnablement).toBeUndefined();
  expect(cloud.net.schedules).toEqual([
    { name: `${NAME}/s1`, retention: DAYS_14, dailyRecurrence: {} },
    { name: `${NAME}/s2`, retention: WEEKS_14, weeklyRecurrence: { day: 'SUNDAY' } },
  ]);
  expect(await changesOf('firestore')).toEqual([]);
});

it.each<[string, () => unknown, string, () => unknown]>([
  [
    'the protection switched off',
    () =>
      Object.assign(cloud.database ?? {}, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }),
    'Delete protection         missing: the database can be deleted',
    () => expect(cloud.database?.deleteProtectionState).toBe('DELETE_PROTECTION_ENABLED'),
  ],
  [
    'no daily schedule',
    () => cloud.net.schedules.shift(),
    'Backups                   missing: to be made daily, kept 14 days',
    () =>
      expect(cloud.net.schedules.map(({ retention }) => retention)).toEqual([WEEKS_14, DAYS_14]),
  ],
  [
    'a wrong retention',
    () => cloud.net.schedules.forEach((one) => (one.retention = '86400s')),
    'missing: to be daily, kept 14 days, in place of 86400s; to be weekly, kept 14 weeks, in place of 86400s',
    () =>
      expect(cloud.net.schedules.map(({ retention }) => retention)).toEqual([DAYS_14, WEEKS_14]),
  ],
])('the doctor sees %s, and a deployment corrects it', async (_, plant, words, expectWell) => {
  await deploy();
  plant();
  expect(await doctor()).toContain(words);
  await deploy();
  expectWell();
  expect(await doctor()).toContain('Everything a deployment sees to is there.');
});

it('leaves a schedule of a kind that it does not make, and the day of a weekly one', async () => {
  cloud.database = { locationId: 'nam5', type: 'FIRESTORE_NATIVE' };
  const foreign = { name: `${NAME}/hourly`, retention: '3600s', hourlyRecurrence: {} };
  const weekly = { name: `${NAME}/w`, retention: WEEKS_14, weeklyRecurrence: { day: 'MONDAY' } };
  cloud.net.schedules = [foreign, weekly];
  await deploy();
  expect(cloud.net.schedules).toEqual([
    { ...foreign },
    { ...weekly },
    expect.objectContaining({ dailyRecurrence: {}, retention: DAYS_14 }),
  ]);
});

it('ends with what Google says to a schedule that it refuses', async () => {
  const { google } = harness.ports;
  harness.ports.google = (call) =>
    call.method === 'POST' && call.path.endsWith('/backupSchedules')
      ? Promise.resolve({
          status: 403,
          body: { error: { code: 403, message: 'The caller does not have permission' } },
        })
      : google(call);
  expect(await refusal()).toContain('backupSchedules: The caller does not have permission');
});

it('point-in-time recovery follows its setting in both directions', async () => {
  harness.set('STRIPE_MODE=test', 'POINT_IN_TIME_RECOVERY=on');
  await deploy();
  const state = () => cloud.database?.pointInTimeRecoveryEnablement;
  expect(state()).toBe('POINT_IN_TIME_RECOVERY_ENABLED');
  expect(await doctor()).toContain('Point-in-time recovery    well: on');
  harness.set(
    'STRIPE_MODE=test',
    'ALERT_EMAIL=ops@brand.example',
    'APP_ORIGIN=https://brand-live.web.app',
    'REGION=us-central1',
    // Left out, it would be taken over from the live product.
    'POINT_IN_TIME_RECOVERY=',
  );
  expect(await doctor()).toContain('to be switched off, as POINT_IN_TIME_RECOVERY says');
  await deploy();
  expect(state()).toBe('POINT_IN_TIME_RECOVERY_DISABLED');
});

const NOT_COPIED = 'note: none is noted of these keys. Losing them loses every app password';
const copied = () => cloud.net.annotations.get('SECRETS_MASTER_KEY')?.['vibes-copy-outside'];
const isAnswering = (answer: string) =>
  (harness.ports.answers = { ...ANSWERS, 'Keep a copy of the keys': answer });

it('asks for a copy of the keys until a person has one, and notes it at the secret', async () => {
  isAnswering('');
  await deploy();
  expect(copied()).toBeUndefined();
  expect(printed()).toContain('Copy of the keys outside the project: none is noted');
  isAnswering('kept');
  cloud.net.annotations.set('SECRETS_MASTER_KEY', { owner: 'ann' });
  await deploy();
  expect(copied()).toMatch(/^2026-11-\d\d [0-9a-f]{16}$/);
  expect(cloud.net.annotations.get('SECRETS_MASTER_KEY')).toMatchObject({ owner: 'ann' });
  expect(await doctor()).toMatch(/Copy of the keys outside +well: noted on 2026-11-/);
  expect(await changesOf('secretmanager')).toEqual([]);
});

it('goes on where nobody can be asked, and says so at the end and in the doctor', async () => {
  harness.ports.answers = { ...ANSWERS };
  await deploy();
  expect(printed()).toContain(
    'npm run -s secrets -- copy --project brand-live prints them, and a deployment at a terminal notes the copy.',
  );
  const text = await doctor();
  expect(text).toContain(NOT_COPIED);
  expect(text).toContain('Everything a deployment sees to is there.');
});

it('asks again for other keys than were copied, and not for another order of them', async () => {
  isAnswering('kept');
  await deploy();
  const versions = cloud.secrets.get('SECRETS_MASTER_KEY') ?? [];
  const [root = { value: '' }] = versions;
  const newer = `2027-01:${Buffer.alloc(32, 7).toString('base64')}`;
  versions.push({ state: 'ENABLED', value: `${root.value},${newer}` });
  expect(await doctor()).toContain(NOT_COPIED);
  await deploy();
  const first = copied();
  versions.push({ state: 'ENABLED', value: `${newer},${root.value}` });
  expect(await doctor()).not.toContain(NOT_COPIED);
  expect(copied()).toBe(first);
});
