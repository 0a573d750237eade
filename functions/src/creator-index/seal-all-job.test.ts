import { creatorIndexDocument, jobDocument, userDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { checkIndex } from '../../../local/src/creator-index/check-index.ts';
import { indexWorld } from '../../test/index-world.ts';
import { mortal } from '../../test/job-world.ts';
import { takeJob } from '../jobs/take-job.ts';
import { runSealCreators } from './run-seal-creators.ts';
import { sealAllJob } from './seal-all-job.ts';

const JOB = { id: 'seal1' };
const MINUTE = 60_000;

/** 4,500 creators without an index: a step for each 2,000 and the last one, two steps in a part. */
async function unsealed() {
  const world = indexWorld();
  for (let n = 0; n < 4500; n += 500) {
    await world.capture(n, 500);
    world.later(1000);
  }
  const path = userDocument.path(world.uid);
  const account = {
    ...{ name: 'Max', email: 'max@brand.com', photo_url: null, referral_code: 'a' },
    ...{ referral_url: 'https://app.test/r/a', referred_by: null, time_zone: 'Europe/Berlin' },
    ...{ created_at: world.ports.clock(), first_capture_at: null },
    ...{
      blocked_at: null,
      handed_over_at: null,
      user_data_changed_at: null,
    },
  };
  await world.documents.commit([{ kind: 'set', path, data: account }]);
  const documents = mortal({ documents: world.documents, later: world.later }, { takes: 3000 });
  const ports = { ...world.ports, documents };
  return {
    ...world,
    ask: (job: { id: string; stop?: boolean } = JOB) =>
      runSealCreators(ports, { uid: world.uid, job }),
    inOrder: async () => {
      const { is_broken, differences, loose } = await checkIndex(world.ports, world.uid);
      expect({ is_broken, differences, loose }).toEqual({
        ...{ is_broken: false, differences: [], loose: 0 },
      });
    },
    job: () => world.documents.dump()[jobDocument.path(world.uid, JOB.id)],
  };
}

it('all creators are sealed in parts, which show nothing before the last one', async () => {
  const world = await unsealed();
  const told: [boolean, number][] = [];
  for (let state = 'running'; state === 'running';) {
    const { sealed, job } = await world.ask();
    expect((await world.manifest()) !== null).toBe(job.state === 'done');
    told.push([sealed, job.done]);
    ({ state } = job);
  }
  expect(told).toEqual([
    [false, 3000],
    [true, 4500],
  ]);
  expect(await world.manifest()).toMatchObject({ count: 4500 });
  await world.inOrder();
});

it('what changes between the parts is among the changes since', async () => {
  const world = await unsealed();
  await world.ask();
  await world.change(0, 300, { name: 'Changed' });
  await world.delete(400, 20);
  await world.capture(9000, 10);
  await world.delete(4400, 20);
  world.later(5);
  while ((await world.ask()).job.state === 'running');
  await world.inOrder();
});

it('a seal that is overtaken by another one takes its chunks along', async () => {
  const world = await unsealed();
  await world.ask();
  world.later(16 * MINUTE);
  expect(await world.seal()).toEqual({ sealed: true });
  const manifest = await world.manifest();
  let end = await world.ask();
  while (end.job.state === 'running') end = await world.ask();
  expect(end).toMatchObject({ sealed: false, job: { state: 'done' } });
  expect(await world.manifest()).toEqual(manifest);
  await world.inOrder();
});

it.each(['stopped', 'blocked', 'stuck'] as const)(
  'a seal that is %s leaves no chunk behind',
  async (why) => {
    const world = await unsealed();
    await world.ask();
    expect(world.chunks()).not.toEqual([]);
    const update = (path: string, data: Record<string, unknown>) =>
      world.documents.commit([{ kind: 'update', path, data }]);
    if (why === 'blocked')
      await update(userDocument.path(world.uid), { blocked_at: world.ports.clock() });
    if (why === 'stuck') await update(jobDocument.path(world.uid, JOB.id), { tries: 5 });
    const { sealed, job } = await world.ask(why === 'stopped' ? { ...JOB, stop: true } : JOB);
    expect([sealed, job.state]).toEqual([false, why === 'stuck' ? 'failed' : 'stopped']);
    expect(world.chunks()).toEqual([]);
    expect(await world.manifest()).toBeNull();
  },
);

it('a seal that is killed at any commit is gone on with, and leaves no chunk behind', async () => {
  for (const at of [1, 2, 4, 5]) {
    const world = await unsealed();
    const { uid, ports } = world;
    const dying = mortal(world, { dies: { at, moment: at % 2 ? 'before' : 'after' } });
    const killed = runSealCreators({ ...ports, documents: dying }, { uid, job: JOB });
    await killed.catch(() => 'killed');
    world.later(2 * MINUTE);
    let end = await world.ask();
    while (end.job.state === 'running') end = await world.ask();
    expect(end.job.state).toBe('done');
    await world.inOrder();
  }
});

it('is asked for as often as there are parts, and begun a few times a minute', async () => {
  const world = await unsealed();
  await world.ask();
  for (let n = 0; n < 5; n += 1) {
    const kind = sealAllJob(world.ports);
    await takeJob(world.ports, { uid: world.uid, id: JOB.id, kind, token: `worker${n}` });
    expect((await world.ask()).job.state).toBe('running');
  }
  expect(world.documents.dump()[creatorIndexDocument.path(world.uid)]).toBeUndefined();
});

it('of seals that begin at the same moment one makes the index, and nothing of the others is left', async () => {
  const world = await unsealed();
  const ends = await Promise.all([
    ...['seal1', 'seal2', 'seal3'].map((id) =>
      runSealCreators(world.ports, { uid: world.uid, job: { id } }),
    ),
  ]);
  for (const id of ['seal1', 'seal2', 'seal3'])
    for (let state = 'running'; state === 'running';) {
      const { sealed, job } = await world.ask({ id });
      ends.push({ sealed, job });
      ({ state } = job);
    }
  expect(ends.slice(-3).filter(({ sealed }) => sealed)).toHaveLength(1);
  await world.inOrder();
});
