import type { JobRef } from '@vibes/core/api/job';
import {
  creatorDocument,
  deletedCreatorDocument,
  jobDocument,
} from '@vibes/core/firestore/documents';
import { runDeleteCreators, runRestoreCreators } from '../src/creator/run-delete-creators.ts';
import { jobKinds } from '../src/jobs/job-kinds.ts';
import { runJobs } from '../src/jobs/run-jobs.ts';
import type { Documents } from '../src/ports/documents.ts';
import { plainPacker } from './models/plain-packer.ts';
import { restoringPorts } from './deleting.ts';
import { memoryWorld } from './memory-world.ts';
import { forever, queueDelivery } from './queue-delivery.ts';

/** What happens to the calls of one worker. */
interface Fate {
  /** Milliseconds that each commit takes. */
  takes?: number;
  /** The commit, counted from 0, at which the worker is killed, before or after it. */
  dies?: { at: number; moment: 'before' | 'after' } | undefined;
  /** The commit whose answer is lost: it is repeated, and conflicts with itself. */
  loses?: number | undefined;
}

/** The database for a worker: its commits take time, and it may be killed at one of them. */
export function mortal(
  { documents, later }: { documents: Documents; later: (milliseconds: number) => unknown },
  { takes = 0, dies, loses }: Fate,
): Documents {
  let [commits, isDead] = [0, false];
  const die = () => {
    isDead = true;
    return Promise.reject(new Error('killed'));
  };
  const alive =
    <Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    (...input: Input) =>
      isDead ? die() : call(...input);
  return {
    ...documents,
    getAll: alive(documents.getAll),
    find: alive(documents.find),
    page: alive(documents.page),
    commit: alive(async (writes) => {
      const [isLast, isLost] = [commits === dies?.at, commits === loses];
      commits += 1;
      if (isLast && dies?.moment === 'before') return die();
      const end = await documents.commit(writes);
      later(takes);
      if (isLast) return die();
      return isLost ? 'conflict' : end;
    }),
  };
}

/** An account with so many creators, `c0` and on, each with an email that waits, and its jobs. */
export async function jobWorld(creators: number) {
  const world = await memoryWorld();
  const { uid, documents } = world;
  const ids = Array.from({ length: creators }, (_, n) => `c${n}`);
  for (const id of ids) await queueDelivery(world, id);
  const faults: { id: string; error: unknown }[] = [];
  const onFault = (fault: { id: string; error: unknown }) => void faults.push(fault);
  const portsOf = (over: Documents) =>
    restoringPorts({ ...world.ports, documents: over, packer: plainPacker, onFault });
  return {
    ...world,
    ids,
    faults,
    mortal: (fate: Fate) => mortal({ documents: world.ports.documents, later: world.later }, fate),
    portsOf,
    del: (job?: JobRef, over: Documents = world.ports.documents, some = ids) =>
      runDeleteCreators(portsOf(over), { uid, ids: some, job }),
    restore: (job?: JobRef, over: Documents = world.ports.documents) =>
      runRestoreCreators(portsOf(over), { uid, ids, job }),
    sweep: (over: Documents = world.ports.documents) => {
      const ports = portsOf(over);
      return runJobs({ ...ports, kinds: jobKinds(ports) }, forever);
    },
    job: (id: string) => jobDocument.at(uid, id).read(documents.dump()[jobDocument.path(uid, id)]),
    jobs: () => world.under(jobDocument.collection(uid)),
    left: () => world.under(creatorDocument.collection(uid)).length,
    deleted: () => world.under(deletedCreatorDocument.collection(uid)).length,
  };
}
