import {
  creatorDocument,
  crmSettingsDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { queueMirror } from '@vibes/core/delivery/delivery';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soakRounds } from '../../../core/test/soak-rounds.ts';
import { followedCreator } from '../../test/followed-creator.ts';
import { jobWorld, mortal } from '../../test/job-world.ts';
import { restoringPorts } from '../../test/deleting.ts';
import { runRetryFailed } from '../delivery/run-retry-failed.ts';
import { runSwitchFollowUps } from '../follow-ups/run-switch-follow-ups.ts';
import type { Documents } from '../ports/documents.ts';
import { plainPacker } from '../../test/models/plain-packer.ts';
import { jobKinds } from './job-kinds.ts';
import { runJobs } from './run-jobs.ts';

const JOB = { id: 'job1' };
const forever = { until: new Date('2100-01-01') };

/** A world with one job in it, and how often each thing was done to which document. */
interface Worked {
  documents: Documents;
  later: (milliseconds: number) => unknown;
  /** A call of the page. */
  ask: (over: Documents) => Promise<{ job: { state: string } }>;
  sweep: (over: Documents) => Promise<unknown>;
  /** Whether a write does what the job is for. */
  isDoing: (write: { path: string; data?: Record<string, unknown> }) => boolean;
  expected: number;
}

async function deleting(): Promise<Worked> {
  const world = await jobWorld(30);
  return {
    documents: world.ports.documents,
    later: world.later,
    ask: (over) => world.del(JOB, over),
    sweep: (over) => world.sweep(over),
    isDoing: ({ path }) => path.includes('/deleted_creators/'),
    expected: 30,
  };
}

async function retrying(): Promise<Worked> {
  const world = await jobWorld(30);
  const { uid, documents } = world;
  const now = world.ports.clock();
  const failed = { state: 'failed', due_at: undefined, last_error: refusal('gave_up') };
  const settings = { active_crm_mode: 'webhook', webhook_url: 'https://hooks.example.com/crm' };
  await documents.commit([
    { kind: 'update', path: crmSettingsDocument.path(uid), data: settings },
    ...world.ids.map((creator_id) => ({
      ...{ kind: 'create' as const, path: deliveryDocument.path(uid, `crm_${creator_id}_c1`) },
      data: { ...queueMirror({ kind: 'crm', creator_id, creator_name: 'X', now }), ...failed },
    })),
  ]);
  world.later(1000);
  return {
    documents: world.ports.documents,
    later: world.later,
    ask: (over) => runRetryFailed(world.portsOf(over), { uid, channel: 'crm_webhook', job: JOB }),
    sweep: (over) => world.sweep(over),
    isDoing: ({ path, data }) => deliveryDocument.holds(path) && data?.['state'] === 'queued',
    expected: 30,
  };
}

async function planning(): Promise<Worked> {
  const world = await followedCreator({ is_on: false });
  const { uid, id, documents } = world;
  const [creator, email] = [world.creator(), world.delivery(id)];
  for (let n = 0; n < 230; n += 1) {
    const last_out_at = new Date(world.ports.clock().getTime() - n * 1000);
    await documents.commit([
      {
        ...{ kind: 'set', path: creatorDocument.path(uid, `c${n}`) },
        data: { ...creator, id: `c${n}`, last_out_at },
      },
      {
        ...{ kind: 'set', path: deliveryDocument.path(uid, `email_c${n}`) },
        data: { ...email, creator_id: `c${n}` },
      },
    ]);
  }
  const ports = (over: Documents) =>
    restoringPorts({ ...world.ports, documents: over, packer: plainPacker });
  return {
    documents: world.ports.documents,
    later: world.later,
    ask: (over) =>
      runSwitchFollowUps(ports(over), { uid, to: 'on', also_contacted: true, job: JOB }),
    sweep: (over) => runJobs({ ...ports(over), kinds: jobKinds(ports(over)) }, forever),
    isDoing: ({ path, data }) => creatorDocument.holds(path) && data?.['follow_up'] !== undefined,
    expected: 231,
  };
}

const call = fc.record({
  who: fc.constantFrom('ask' as const, 'sweep' as const),
  takes: fc.constantFrom(0, 400, 3000),
  loses: fc.option(fc.nat(25), { nil: undefined }),
  dies: fc.option(
    fc.record({ at: fc.nat(25), moment: fc.constantFrom('before' as const, 'after' as const) }),
    { nil: undefined },
  ),
});
/** Several calls at once, and what time passes before the next ones. */
const rounds = fc.array(
  fc.record({
    calls: fc.array(call, { minLength: 1, maxLength: 3 }),
    wait: fc.constantFrom(0, 1000, 90_000),
  }),
  { maxLength: 6 },
);

it.each([
  ['deleting', deleting, 40],
  ['retrying', retrying, 40],
  ['planning', planning, 20],
] as const)(
  'however the parts of %s are repeated, cut off and run at once, each item is done once, and the end is the same',
  async (_, open, runs) => {
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const world = await open();
        const done: string[] = [];
        const counted: Documents = {
          ...world.documents,
          async commit(writes) {
            const end = await world.documents.commit(writes);
            if (end === 'committed')
              done.push(...writes.filter(world.isDoing).map(({ path }) => path));
            return end;
          },
        };
        for (const { calls, wait } of all) {
          const run = ({ who, ...fate }: (typeof calls)[number]) =>
            world[who](mortal({ documents: counted, later: world.later }, fate)).catch(
              (error: unknown) => {
                if (!(error instanceof Error && error.message === 'killed')) throw error;
              },
            );
          await Promise.all(calls.map(run));
          world.later(wait);
        }
        world.later(15 * 60_000);
        await world.sweep(counted);
        const answer = await world.ask(counted);
        const { expected: total } = world;
        expect(answer.job).toEqual({ state: 'done', done: total, total });
        expect(done).toHaveLength(total);
        expect(new Set(done).size).toBe(total);
        if ('queued' in answer) expect(answer.queued).toBe(total);
        if ('planned' in answer) expect(answer.planned).toBe(total);
      }),
      { numRuns: soakRounds(runs * 10), seed: 58 },
    );
  },
);
