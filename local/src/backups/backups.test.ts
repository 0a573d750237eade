import { expect, it } from 'vitest';
import { deployHarness, PROJECT } from '../../test/deploy/deploy-harness.ts';
import { checkBackups } from '../doctor/check-backups.ts';
import { demandBackup } from './demand-backup.ts';

const harness = deployHarness();
const { cloud } = harness;

const NOW = new Date('2026-11-28T10:00:00Z');
const at = () => ({ google: harness.ports.google, project: PROJECT });
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

/** A project of that age with backups of those ages, in hours. */
function given(age: number, backups: number[], state = 'READY') {
  cloud.apis.add('firestore');
  cloud.database = { locationId: 'nam5', type: 'FIRESTORE_NATIVE', createTime: hoursAgo(age) };
  cloud.net.backups = backups.map((hours, n) => ({
    ...{ id: `b${n}`, state, counts: {} },
    snapshotTime: hoursAgo(hours),
  }));
}
const doctor = () => checkBackups(at(), NOW);

it.each([
  [1000, [70, 5, 30], true, 'The newest is 5 hours old (2026-11-28 05:00 UTC).'],
  [1000, [48], true, 'The newest is 2 days old'],
  [1000, [49, 200], false, 'The newest is 2 days old (2026-11-26 09:00 UTC). None is under 48'],
  [1000, [], false, 'There is none.'],
  [40, [], true, 'None yet: the first one comes within a day.'],
])('a project %i hours old with backups of %j: well is %s', async (age, backups, well, words) => {
  given(age, backups);
  const { is_well, lines } = await doctor();
  expect(is_well).toBe(well);
  expect(lines.join()).toContain(words);
});

it('a backup that is still being taken, or was lost, counts for nothing', async () => {
  for (const state of ['CREATING', 'NOT_AVAILABLE']) {
    given(1000, [1], state);
    expect(await doctor()).toMatchObject({ is_well: false });
    await expect(demandBackup(at(), NOW)).rejects.toThrow('There is none.');
  }
});

it('a migration is refused without a backup of the last 30 hours', async () => {
  given(1000, [31]);
  await expect(demandBackup(at(), NOW)).rejects.toThrow(
    'brand-live has no backup of the last 30 hours. The newest is 31 hours old (2026-11-27 03:00 UTC). Wait for the daily one, which npm run deploy sees to, or add --without-backup',
  );
  given(1000, [200, 29]);
  await expect(demandBackup(at(), NOW)).resolves.toBeUndefined();
});

it('says that Google can’t list them, in place of that there is none', async () => {
  const google = () => Promise.resolve({ status: 200, body: { unreachable: ['nam5'] } });
  await expect(checkBackups({ google, project: PROJECT }, NOW)).rejects.toThrow(
    'no answer from nam5',
  );
});
