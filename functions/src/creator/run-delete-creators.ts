import type { Callables } from '@vibes/core/api/callables';
import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import { AppError } from '../platform/app-error.ts';
import type { CommitPorts } from '../ports/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import { deleteCreator } from './delete-creator.ts';
import { restoreCreator } from './restore-creator.ts';

interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
}

type Deleting = Callables['deleteCreators'];
type Asked = Deleting['payload'] & { uid: string };

/** Creators written at once. */
const SIDE_BY_SIDE = 10;

/** A creator that others keep changing does not end the call. */
const timedOut = (id: string) => (error: unknown) => {
  if (!(error instanceof AppError) || error.code !== 'timeout') throw error;
  return { id, done: false, sentence: error.message } as const;
};

async function runEach(
  ids: readonly string[],
  run: (id: string) => Promise<CreatorEnd>,
): Promise<Deleting['result']> {
  const left = [...new Set(ids)];
  const ends: CreatorEnd[] = [];
  while (left.length > 0) {
    const some = left.splice(0, SIDE_BY_SIDE);
    ends.push(...(await Promise.all(some.map((id) => run(id).catch(timedOut(id))))));
  }
  return { ends };
}

/** Deletes each creator in a commit of its own. A call that ended halfway may be repeated. */
export const runDeleteCreators = (ports: Ports, { uid, ids }: Asked): Promise<Deleting['result']> =>
  runEach(ids, (id) => deleteCreator(ports, { uid, id }));

/** Restores each creator in a commit of its own, and dispatches the mirrors of all at once. */
export async function runRestoreCreators(
  ports: Ports,
  { uid, ids }: Asked,
): Promise<Deleting['result']> {
  const due: string[] = [];
  try {
    return await runEach(ids, async (id) => {
      const { end, mirror } = await restoreCreator(ports, { uid, id });
      if (mirror !== null) due.push(mirror);
      return end;
    });
  } finally {
    const [first] = due;
    if (first !== undefined) await ports.dispatch({ uid, id: first });
  }
}
