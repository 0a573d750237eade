import { beforeEach, describe, expect, it } from 'vitest';
import { standInPorts, type StandInPorts } from '../../test/deploy/stand-in-ports.ts';
import { emptyCloud } from '../../test/google-cloud/cloud.ts';
import { GROUPS } from './collection-counts.ts';
import { readRestoreArguments } from './read-restore-arguments.ts';
import { rehearseRestore, type Rehearsal } from './restore-backup.ts';

const [LIVE, OTHER] = ['brand-live', 'brand-rehearsal'];
/** The live project, and one to rehearse in. */
const clouds = [emptyCloud(LIVE), emptyCloud(OTHER)] as const;
const [live, other] = clouds;
let ports: StandInPorts[] = [];

const COUNTS = { creators: 12, deliveries: 7, users: 2 };
const NEWEST = `projects/${LIVE}/locations/nam5/backups/new`;
beforeEach(() => {
  for (const cloud of clouds) {
    Object.assign(cloud, emptyCloud(cloud.project), {
      apis: new Set(['firestore', 'cloudfunctions']),
      database: { locationId: 'nam5', type: 'FIRESTORE_NATIVE' },
    });
  }
  live.net.counts = { ...COUNTS };
  live.net.backups = [
    { id: 'new', snapshotTime: '2026-11-24T03:00:20Z', state: 'READY', counts: { ...COUNTS } },
    { id: 'old', snapshotTime: '2026-11-23T03:00:20Z', state: 'READY', counts: { creators: 9 } },
  ];
  // One bucket for both.
  other.net.exports = live.net.exports;
  other.database = null;
  ports = clouds.map((cloud) => standInPorts(cloud, { origin: 'http://google', stripe: '' }));
});

const deployment = (n: 0 | 1) => {
  const [at, { project }] = [ports[n], clouds[n]];
  if (!at) throw new Error('no ports');
  return { ...at, project, location: null };
};
const rehearse = (how: Partial<Rehearsal> & { is_elsewhere?: boolean } = {}) => {
  const { is_elsewhere = false, ...rest } = how;
  return rehearseRestore({
    ...{ from: deployment(0), to: deployment(is_elsewhere ? 1 : 0) },
    ...{ database: 'rehearsal', backup: null, bucket: is_elsewhere ? 'gs://copies' : null },
    ...rest,
  });
};
const printed = () => ports[0]?.lines.join('\n') ?? '';
const changes = () => clouds.flatMap((cloud) => cloud.changes);

describe('into a new database of the project', () => {
  it('restores the newest backup, and finds as many documents as the live product has', async () => {
    expect(await rehearse()).toBe(true);
    expect(live.net.databases.get('rehearsal')).toEqual({ backup: NEWEST, counts: COUNTS });
    expect(printed()).toContain(`The backup is 6 hours old (2026-11-24 03:00 UTC): ${NEWEST}`);
    expect(printed()).toContain(
      [
        'collection   live now   restored',
        'creators           12         12',
        'deliveries          7          7',
        'users               2          2',
        'all                21         21',
      ].join('\n'),
    );
    expect(printed()).toContain(
      "gcloud firestore databases delete --database='rehearsal' --project=brand-live",
    );
  });

  it('says what differs, and that the live product has gone on', async () => {
    live.net.counts = { ...COUNTS, creators: 13 };
    expect(await rehearse()).toBe(false);
    expect(printed()).toContain('creators           13         12  differs');
    expect(printed()).toContain('The live product has gone on since the backup');
  });

  it('compares with the moment of the backup where the database keeps it', async () => {
    live.net.counts = { ...COUNTS, creators: 13 };
    Object.assign(live.database ?? {}, {
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      earliestVersionTime: '2026-11-20T00:00:00Z',
    });
    expect(await rehearse()).toBe(true);
    expect(printed()).toContain('live then');
  });

  it('finds documents that the backup has and no table of the product', async () => {
    const unknown = { ...COUNTS, of_nobody: 1 };
    Object.assign(live.net.backups[0] ?? {}, { counts: unknown });
    expect(await rehearse()).toBe(false);
    expect(printed()).toContain('The backup holds 22 documents by its own count, not 21.');
  });

  it('takes the backup that is named', async () => {
    expect(await rehearse({ backup: 'old' })).toBe(false);
    expect(live.net.databases.get('rehearsal')?.counts).toEqual({ creators: 9 });
    await expect(rehearse({ backup: 'older' })).rejects.toThrow(
      'brand-live has no backup older. It has new, old.',
    );
  });

  it('goes on with what an earlier run began, and takes no database of anything else', async () => {
    live.net.operation_looks = 3;
    const dying = deployment(0);
    const pause = () => Promise.reject(new Error('killed'));
    await expect(rehearse({ from: { ...dying, pause } })).rejects.toThrow('killed');
    expect(await rehearse()).toBe(true);
    expect(changes().filter((change) => change.endsWith(':restore'))).toHaveLength(1);
    await expect(rehearse({ backup: 'old' })).rejects.toThrow(
      'databases/rehearsal is there already, and was not restored from',
    );
  });

  it('never takes the live database, and says what Google ended a restore with', async () => {
    await expect(rehearse({ database: '(default)' })).rejects.toThrow(
      '(default) is the live database of brand-live.',
    );
    live.net.operation_error = 'The backup is being deleted.';
    await expect(rehearse()).rejects.toThrow('rehearsal failed: The backup is being deleted.');
    live.net.backups = [];
    await expect(rehearse()).rejects.toThrow('brand-live has no backup that is ready.');
  });
});

describe('into another project', () => {
  it('restores beside the live product, exports that, and imports it', async () => {
    expect(await rehearse({ is_elsewhere: true })).toBe(true);
    expect(other.net.databases.get('rehearsal')?.counts).toEqual(COUNTS);
    expect([...live.net.exports.keys()]).toEqual([
      'gs://copies/restored-2026-11-24-20261124T100010',
    ]);
    expect(printed()).toContain('creators           12         12         12');
    expect(printed()).toContain("--database='restored-2026-11-24' --project=brand-live");
    expect(printed()).toContain("--database='rehearsal' --project=brand-rehearsal");
  });

  it('needs a bucket that both may use', async () => {
    await expect(rehearse({ is_elsewhere: true, bucket: null })).rejects.toThrow(
      'To bring it into brand-rehearsal, add --bucket gs://…',
    );
    expect(changes()).toEqual([]);
    other.net.closed_buckets.add('copies');
    await expect(rehearse({ is_elsewhere: true })).rejects.toThrow(
      'The Firestore service agent does not have storage.buckets.get access to copies.',
    );
  });

  it.each<[string, () => unknown, string]>([
    [
      'runs the product',
      () => other.functions.set('deliver', { state: 'ACTIVE', secrets: [] }),
      'brand-rehearsal runs the product: it has the functions deliver.',
    ],
    [
      'has documents',
      () => other.net.databases.set('rehearsal', { backup: null, counts: { users: 1 } }),
      'databases/rehearsal is not empty: it has users.',
    ],
  ])('is refused when it %s, before anything is begun', async (_, plant, sentence) => {
    plant();
    await expect(rehearse({ is_elsewhere: true })).rejects.toThrow(sentence);
    const begun = changes().filter((change) => !change.endsWith(':listCollectionIds'));
    expect(begun).toEqual([]);
  });

  it('may have no functions at all, and an empty database', async () => {
    other.apis.delete('cloudfunctions');
    other.net.databases.set('rehearsal', { backup: null, counts: {} });
    expect(await rehearse({ is_elsewhere: true })).toBe(true);
  });
});

it('counts every collection that the product has', () => {
  expect(GROUPS).toEqual(expect.arrayContaining(['users', 'creators', 'attempts', 'migrations']));
});

describe('its command line', () => {
  const into = { project: LIVE, database: 'rehearsal' };
  it.each([
    [['--into', 'rehearsal'], { into, backup: null, bucket: null }],
    [['--into', 'rehearsal', '--backup', 'b1'], { into, backup: 'b1', bucket: null }],
    [
      ['--into', 'other-1/(default)', '--bucket', 'gs://copies'],
      { into: { project: 'other-1', database: '(default)' }, backup: null, bucket: 'gs://copies' },
    ],
  ])('%j', (args, asked) => {
    expect(readRestoreArguments([LIVE, ...args])).toEqual({
      kind: 'rehearsal',
      project: LIVE,
      ...asked,
    });
  });

  it.each([
    [['--hold'], false],
    [['--hold', '--dry-run'], true],
  ])('%j', (args, is_dry) => {
    expect(readRestoreArguments([LIVE, ...args])).toEqual({ kind: 'hold', project: LIVE, is_dry });
  });

  it.each([
    [['--hold']],
    [[LIVE, '--hold', '--into', 'rehearsal']],
    [[LIVE, '--hold', '--backup', 'b1']],
    [[LIVE, '--into', 'rehearsal', '--dry-run']],
    [[]],
    [[LIVE]],
    [[LIVE, '--into', 'Rehearsal']],
    [[LIVE, '--into', 'a/b/rehearsal']],
    [[LIVE, '--into', '/rehearsal']],
    [[LIVE, '--into', 'rehearsal', '--bucket', 'copies']],
    [[LIVE, '--into', 'f47ac10b-58cc-4372-a567-0e02b2c3d479']],
    [[LIVE, 'two', '--into', 'rehearsal']],
  ])('says how to use it after %j', (args) => {
    expect(() => readRestoreArguments(args)).toThrow('Use: npm run -s restore');
  });
});
