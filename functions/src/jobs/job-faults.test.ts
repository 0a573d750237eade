import { creatorDocument, jobDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { jobWorld } from '../../test/job-world.ts';
import type { Documents } from '../ports/documents.ts';
import { jobKinds } from './job-kinds.ts';
import { takeJob } from './take-job.ts';

const JOB = { id: 'job1' };
/** Each commit takes so long that a part is two rounds of ten creators. */
const SLOW = { takes: 300 };
const MINUTE = 60_000;

/** A database in which reading one creator fails. */
const without = (documents: Documents, broken: (path: string) => boolean): Documents => ({
  ...documents,
  getAll: (paths) =>
    paths.some(broken) ? Promise.reject(new Error('unavailable')) : documents.getAll(paths),
});

describe('a fault', () => {
  it('in one item holds up no other, and is logged', async () => {
    const world = await jobWorld(25);
    const path = creatorDocument.path(world.uid, 'c7');
    const { ends, job } = await world.del(
      JOB,
      without(world.ports.documents, (at) => at === path),
    );
    expect(job).toEqual({ state: 'done', done: 25, total: 25 });
    expect(ends[7]).toEqual({
      ...{ id: 'c7', done: false },
      sentence: 'Something went wrong on our side. Please try again.',
    });
    expect(ends.filter(({ done }) => done)).toHaveLength(24);
    expect(world.faults.map(({ id }) => id)).toEqual(['c7']);
  });

  it('that meets all ends the part, and the next one goes on', async () => {
    const world = await jobWorld(25);
    const down = without(world.ports.documents, (at) => creatorDocument.holds(at));
    await expect(world.del(JOB, down)).rejects.toThrow('unavailable');
    expect(world.job('job1')).toMatchObject({ state: 'running', done: 0, lease_token: null });
    expect((await world.del(JOB)).job).toEqual({ state: 'done', done: 25, total: 25 });
  });

  it('that meets ten of them for good is how those end, after five tries', async () => {
    const world = await jobWorld(25);
    const isBroken = (at: string) =>
      creatorDocument.holds(at) && Number(creatorDocument.idsIn(at).id.slice(1)) < 10;
    const down = without(world.ports.documents, isBroken);
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(world.del(JOB, down)).rejects.toThrow('unavailable');
      world.later(10 * MINUTE);
    }
    const { ends, job } = await world.del(JOB, down);
    expect(job).toEqual({ state: 'done', done: 25, total: 25 });
    expect(ends.map(({ done }) => done)).toEqual([
      ...Array.from({ length: 10 }, () => false),
      ...Array.from({ length: 15 }, () => true),
    ]);
  });

  it('in one job holds up no job of others', async () => {
    const world = await jobWorld(45);
    await world.del(JOB, world.mortal(SLOW), world.ids.slice(0, 25));
    await world.del({ id: 'job2' }, world.mortal(SLOW), world.ids.slice(25));
    const path = jobDocument.path(world.uid, 'job1');
    await world.write('update', path, { done: 'many' });
    world.later(MINUTE);
    await world.sweep();
    expect(world.job('job2')?.state).toBe('done');
    expect(world.faults.map(({ id }) => id)).toEqual(['job1']);
  });
});

describe('a worker that is killed', () => {
  it.each(['before', 'after'] as const)(
    '%s any commit: the job goes on once its lease has ended, with the same end',
    async (moment) => {
      for (let at = 0; at < 30; at += 3) {
        const world = await jobWorld(25);
        await world.del(JOB, world.mortal({ dies: { at, moment } })).catch(() => 'killed');
        const isStored = world.job('job1') !== null;
        world.later(2 * MINUTE);
        if (isStored) await world.sweep();
        const { ends, job } = await world.del(JOB);
        expect(job).toEqual({ state: 'done', done: 25, total: 25 });
        expect(ends.every(({ done }) => done)).toBe(true);
        expect([world.left(), world.deleted()]).toEqual([0, 25]);
      }
    },
  );
});

it('a part whose first answer is lost is not kept waiting by itself', async () => {
  const world = await jobWorld(25);
  // Two commits come before it: the limit of a minute, and the job.
  const { job } = await world.del(JOB, world.mortal({ loses: 2 }));
  expect(job.state).toBe('done');
});

it('a worker that comes back after its lease, while another one has the job, stores nothing', async () => {
  const world = await jobWorld(25);
  const { documents } = world.ports;
  const kind = jobKinds(world.portsOf(documents)).deleteCreators;
  let isFirst = true;
  const { job } = await world.del(JOB, {
    ...documents,
    async commit(writes) {
      const isStep = writes.some((one) => 'data' in one && one.data?.['steps'] === 1);
      if (isStep && isFirst) {
        isFirst = false;
        world.later(2 * MINUTE);
        await takeJob(world.ports, { uid: world.uid, id: JOB.id, kind, token: 'other' });
      }
      return documents.commit(writes);
    },
  });
  expect(job).toMatchObject({ state: 'running', done: 0 });
  expect(world.job('job1')).toMatchObject({ lease_token: 'other', steps: 0, done: 0 });
});

it('a worker that comes back after the job is over stores nothing', async () => {
  const world = await jobWorld(25);
  const { documents } = world.ports;
  let isFirst = true;
  const { job } = await world.del(JOB, {
    ...documents,
    async commit(writes) {
      const isStep = writes.some((one) => 'data' in one && one.data?.['steps'] === 1);
      if (isStep && isFirst) {
        isFirst = false;
        world.later(2 * MINUTE);
        await world.sweep();
      }
      return documents.commit(writes);
    },
  });
  expect(job.state).toBe('running');
  expect(world.job('job1')).toMatchObject({ state: 'done', done: 25, steps: 3 });
  expect(world.deleted()).toBe(25);
});
