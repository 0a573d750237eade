import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import { notify } from '../../../components/toaster.tsx';
import { deleteCreators, restoreCreators, undoDeletion } from './delete-creators.data.ts';
import { endWords, stoppedOf } from './delete-words.ts';

interface Named {
  id: string;
  name: string;
}

/** Long enough to notice that it was the wrong one, or to read what became of the email, in ms. */
const UNDO_MS = 10_000;

const doneOf = (ends: readonly CreatorEnd[]) => ends.filter(({ done }) => done).map(({ id }) => id);

async function send(creators: readonly Named[]) {
  const { sendToMany } = await import('../bulk/send-to-many.ts');
  sendToMany(creators, []);
}

/**
 * Restores creators, and says how that ended, with a way to send the emails that stay stopped. True
 * when all are back.
 */
async function backWithWords(
  creators: readonly Named[],
  restore: (ids: readonly string[]) => Promise<CreatorEnd[]>,
): Promise<boolean> {
  const ends = await restore(creators.map(({ id }) => id));
  const { tone, ...said } = endWords('restored', ends, creators[0]?.name);
  const stopped = new Set(stoppedOf(ends));
  const unsent = creators.filter(({ id }) => stopped.has(id));
  const action = {
    duration: UNDO_MS,
    action: { label: 'Send', onClick: () => void send(unsent) },
  };
  notify[tone]({ ...said, ...(unsent.length > 0 && action) });
  return tone === 'success';
}

/** Brings deleted creators back; emails that were stopped stay stopped. */
export const restoreWithWords = (creators: readonly Named[]): Promise<boolean> =>
  backWithWords(creators, (ids) => restoreCreators(ids));

/** Deletes one creator, and offers to undo it. True when it is deleted. */
export async function deleteWithUndo({ id, name }: Named): Promise<boolean> {
  const ends = await deleteCreators([id]);
  const { tone, ...said } = endWords('deleted', ends, name);
  const deleted = doneOf(ends);
  const undo = {
    duration: UNDO_MS,
    action: {
      label: 'Undo',
      onClick: () => void backWithWords([{ id, name }], (ids) => undoDeletion(ids)),
    },
  };
  notify[tone]({ ...said, ...(deleted.length > 0 && undo) });
  return deleted.length > 0;
}
