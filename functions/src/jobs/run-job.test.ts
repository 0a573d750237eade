import { deletedCreatorDocument, userDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { jobWorld } from '../../test/job-world.ts';
import type { Documents } from '../ports/documents.ts';
import { runRetryFailed } from '../delivery/run-retry-failed.ts';

const JOB = { id: 'job1' };
/** Each commit takes so long that a part is two rounds of ten creators. */
const SLOW = { takes: 300 };
const MINUTE = 60_000;

describe('work of many items', () => {
  it('that is done in one step leaves no document', async () => {
    const world = await jobWorld(10);
    expect(await world.del(JOB)).toMatchObject({ job: { state: 'done', done: 10, total: 10 } });
    expect(world.deleted()).toBe(10);
    expect(world.jobs()).toEqual([]);
  });

  it('goes on part by part, each of a few seconds, and says how far it is', async () => {
    const world = await jobWorld(45);
    const later = new Date(world.ports.clock().getTime() + SLOW.takes);
    const slow = world.mortal(SLOW);
    const told: [string, number, number][] = [];
    for (let state = 'running'; state === 'running';) {
      const before = world.ports.clock().getTime();
      const { ends, job } = await world.del(JOB, slow);
      expect(world.ports.clock().getTime() - before).toBeLessThan(25_000);
      expect(ends).toHaveLength(job.done);
      told.push([job.state, job.done, job.total]);
      ({ state } = job);
    }
    expect(told).toEqual([
      ['running', 20, 45],
      ['running', 40, 45],
      ['done', 45, 45],
    ]);
    expect([world.left(), world.deleted()]).toEqual([0, 45]);
    expect(world.job('job1')).toMatchObject({
      state: 'done',
      started_at: later,
      lease_token: null,
    });
    expect(world.job('job1')?.due_at).toBeUndefined();
    expect(world.job('job1')?.expires_at).toBeInstanceOf(Date);
  });

  it('has the same answer when its last call is repeated, and nothing changes', async () => {
    const world = await jobWorld(15);
    const answer = await world.del(JOB);
    const before = world.documents.dump();
    world.later(MINUTE);
    expect(await world.del(JOB)).toEqual(answer);
    expect(world.documents.dump()).toEqual(before);
  });

  it('is one job for two first calls at once, and nothing is done twice', async () => {
    const world = await jobWorld(30);
    const written: string[] = [];
    const watched: Documents = {
      ...world.ports.documents,
      async commit(writes) {
        const end = await world.ports.documents.commit(writes);
        if (end === 'committed') written.push(...writes.map(({ path }) => path));
        return end;
      },
    };
    const both = await Promise.all([world.del(JOB, watched), world.del(JOB, watched)]);
    expect(both.map(({ job }) => job.state).sort()).toEqual(['done', 'running']);
    expect(world.jobs()).toHaveLength(1);
    const deletions = written.filter((path) => deletedCreatorDocument.holds(path));
    expect(deletions).toHaveLength(30);
    expect(new Set(deletions).size).toBe(30);
  });

  it('is finished by a sweep once no page asks for it', async () => {
    const world = await jobWorld(45);
    await world.del(JOB, world.mortal(SLOW));
    expect(await world.sweep()).toEqual({ parts: 0 });
    world.later(MINUTE);
    expect(await world.sweep(world.mortal(SLOW))).toEqual({ parts: 2 });
    expect(world.deleted()).toBe(45);
    expect((await world.del(JOB)).job).toEqual({ state: 'done', done: 45, total: 45 });
  });

  it('without an id is finished by a sweep too', async () => {
    const world = await jobWorld(45);
    expect((await world.del(undefined, world.mortal(SLOW))).job.state).toBe('running');
    world.later(MINUTE);
    await world.sweep();
    expect(world.deleted()).toBe(45);
  });

  it('is ended by the person, also while a sweep works on it', async () => {
    const world = await jobWorld(45);
    await world.del(JOB, world.mortal(SLOW));
    world.later(MINUTE);
    let isFirst = true;
    const slow = world.mortal(SLOW);
    await world.sweep({
      ...slow,
      async commit(writes) {
        const isDeletion = writes.some(({ path }) => deletedCreatorDocument.holds(path));
        if (isDeletion && isFirst) {
          isFirst = false;
          const { job } = await world.del({ ...JOB, stop: true });
          expect(job).toEqual({ state: 'stopped', done: 20, total: 45 });
        }
        return slow.commit(writes);
      },
    });
    expect(world.job('job1')).toMatchObject({ state: 'stopped', done: 20 });
    // The ten that the sweep had begun.
    expect(world.deleted()).toBe(30);
    world.later(10 * MINUTE);
    expect(await world.sweep()).toEqual({ parts: 0 });
  });

  it('is begun twenty times a minute at most, and gone on with as often as it takes', async () => {
    const world = await jobWorld(11);
    for (let n = 0; n < 20; n += 1) await world.del({ id: `job${n}` });
    await expect(world.del({ id: 'job20' })).rejects.toMatchObject({ code: 'rate_limited' });
    expect((await world.del({ id: 'job19' })).job.state).toBe('done');
    world.later(MINUTE);
    expect((await world.del({ id: 'job20' })).job.state).toBe('done');
  });

  it('of one callable is not gone on with by another', async () => {
    const world = await jobWorld(45);
    await world.del(JOB, world.mortal(SLOW));
    await expect(world.restore(JOB)).rejects.toMatchObject({ code: 'bad_request' });
    const retry = runRetryFailed(world.portsOf(world.ports.documents), {
      ...{ uid: world.uid, channel: 'gmail', job: JOB },
    });
    await expect(retry).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('that is not there cannot be stopped', async () => {
    const world = await jobWorld(15);
    await expect(world.del({ id: 'other', stop: true })).rejects.toMatchObject({
      code: 'bad_request',
    });
    expect(world.deleted()).toBe(0);
  });
});

describe('an account that is closed while its job runs', () => {
  it('blocked: it ends, and nothing more is done', async () => {
    const world = await jobWorld(45);
    await world.del(JOB, world.mortal(SLOW));
    const path = userDocument.path(world.uid);
    const data = { blocked_at: world.ports.clock() };
    await world.write('update', path, data);
    world.later(MINUTE);
    await world.sweep();
    expect(world.job('job1')).toMatchObject({ state: 'stopped', done: 20 });
    expect(world.deleted()).toBe(20);
    expect(world.faults).toEqual([]);
  });

  it('deleted: the worker that still runs writes nothing', async () => {
    const world = await jobWorld(45);
    let isGone = false;
    const { documents } = world.ports;
    const end = await world.del(JOB, {
      ...documents,
      async commit(writes) {
        const isDeletion = writes.some(({ path }) => deletedCreatorDocument.holds(path));
        if (isDeletion && !isGone) {
          isGone = true;
          const all = Object.keys(world.documents.dump());
          await world.documents.commit(all.map((path) => ({ kind: 'delete', path })));
        }
        return documents.commit(writes);
      },
    });
    expect(end.job.state).toBe('running');
    expect(world.documents.dump()).toEqual({});
    expect(await world.sweep()).toEqual({ parts: 0 });
  });
});
