import type { Callables } from '@vibes/core/api/callables';
import { runJob } from '../jobs/run-job.ts';
import {
  creatorEnds,
  deleteCreatorsJob,
  restoreCreatorsJob,
  type CreatorsPorts,
  type RestorePorts,
} from './creators-job.ts';

type Deleting = Callables['deleteCreators'];
type Restoring = Callables['restoreCreators'];

const begunOf = <Name extends 'deleteCreators' | 'restoreCreators'>(
  name: Name,
  { ids: asked, is_undo = false }: Restoring['payload'],
) => {
  const ids = [...new Set(asked)];
  return { work: { name, ids, is_undo, ends: [] }, total: ids.length };
};

/** Deletes each creator in a commit of its own. A call that ended halfway may be repeated. */
export async function runDeleteCreators(
  ports: CreatorsPorts,
  { uid, job: ref, ...asked }: Deleting['payload'] & { uid: string },
): Promise<Deleting['result']> {
  const kind = deleteCreatorsJob(ports);
  const begin = () => Promise.resolve(begunOf('deleteCreators', asked));
  const { work, job } = await runJob(ports, { uid, kind, job: ref, begin });
  return { ends: creatorEnds(work), job };
}

/** Restores each creator in a commit of its own, and dispatches the mirrors of all at once. */
export async function runRestoreCreators(
  ports: RestorePorts,
  { uid, job: ref, ...asked }: Restoring['payload'] & { uid: string },
): Promise<Restoring['result']> {
  const kind = restoreCreatorsJob(ports);
  const begin = () => Promise.resolve(begunOf('restoreCreators', asked));
  const { work, job } = await runJob(ports, { uid, kind, job: ref, begin });
  return { ends: creatorEnds(work), job };
}
