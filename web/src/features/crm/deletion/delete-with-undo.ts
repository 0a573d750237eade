import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import { notify } from '../../../components/toaster.tsx';
import { deleteCreators, restoreCreators } from './delete-creators.data.ts';
import { endWords } from './delete-words.ts';

interface Named {
  id: string;
  name: string;
}

/** Long enough to notice that it was the wrong one, in ms. */
const UNDO_MS = 10_000;

const doneOf = (ends: readonly CreatorEnd[]) => ends.filter(({ done }) => done).map(({ id }) => id);

/** Restores creators, and says how that ended. True when all are back. */
export async function restoreWithWords(ids: readonly string[], name?: string): Promise<boolean> {
  const ends = await restoreCreators(ids);
  const { tone, ...said } = endWords('restored', ends, name);
  notify[tone](said);
  return tone === 'success';
}

/** Deletes one creator, and offers to undo it. True when it is deleted. */
export async function deleteWithUndo({ id, name }: Named): Promise<boolean> {
  const ends = await deleteCreators([id]);
  const { tone, ...said } = endWords('deleted', ends, name);
  const deleted = doneOf(ends);
  const undo = {
    duration: UNDO_MS,
    action: { label: 'Undo', onClick: () => void restoreWithWords(deleted, name) },
  };
  notify[tone]({ ...said, ...(deleted.length > 0 && undo) });
  return deleted.length > 0;
}
