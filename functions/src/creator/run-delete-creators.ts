import type { Callables } from '@vibes/core/api/callables';
import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import type { AppError } from '../platform/app-error.ts';
import { endOfEach, type OnFault } from '../ports/end-of-each.ts';
import type { CommitPorts } from '../ports/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import { deleteCreator } from './delete-creator.ts';
import { restoreCreator } from './restore-creator.ts';

interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
  onFault: OnFault;
}

type Deleting = Callables['deleteCreators'];
type Asked = Deleting['payload'] & { uid: string };

/** A creator that others keep changing does not end the call. */
const OF_ONE: ReadonlySet<AppError['code']> = new Set(['timeout']);

const endsOf = (
  { onFault }: Ports,
  { uid, ids }: Asked,
  run: (id: string) => Promise<CreatorEnd>,
): Promise<CreatorEnd[]> =>
  endOfEach(ids, {
    uid,
    at_once: 10,
    run,
    of_one: OF_ONE,
    refused: (id, { message }) => ({ id, done: false, sentence: message }),
    onFault,
  });

/** Deletes each creator in a commit of its own. A call that ended halfway may be repeated. */
export async function runDeleteCreators(ports: Ports, asked: Asked): Promise<Deleting['result']> {
  const { uid } = asked;
  return { ends: await endsOf(ports, asked, (id) => deleteCreator(ports, { uid, id })) };
}

/** Restores each creator in a commit of its own, and dispatches the mirrors of all at once. */
export async function runRestoreCreators(ports: Ports, asked: Asked): Promise<Deleting['result']> {
  const { uid } = asked;
  const due: string[] = [];
  try {
    const ends = await endsOf(ports, asked, async (id) => {
      const { end, mirror } = await restoreCreator(ports, { uid, id });
      if (mirror !== null) due.push(mirror);
      return end;
    });
    return { ends };
  } finally {
    const [first] = due;
    if (first !== undefined) await ports.dispatch({ uid, id: first });
  }
}
