import { snippetPlace } from '@vibes/core/firestore/places';
import { MOST_SNIPPETS } from '@vibes/core/template/snippet-limits';
import { doc, serverTimestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { notify } from '../../../../components/toaster.tsx';
import { firestore } from '../../../../lib/firestore.ts';
import { currentUid, useLiveQuery, useUid } from '../../../../lib/live.ts';
import type { Loadable } from '../../../../lib/loadable.ts';
import { writeAtOnce } from '../../../../lib/write-at-once.ts';
import type { ListedSnippet } from './snippet-text.ts';

/** The person's snippets, live, by their names. */
export function useSnippets(): Loadable<readonly ListedSnippet[]> {
  const read = useLiveQuery(snippetPlace.within(useUid()), 'all', ({ limit }) => [
    limit(MOST_SNIPPETS),
  ]);
  const rows = read.status === 'data' ? read.data : null;
  const sorted = useMemo(
    () => rows?.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    [rows],
  );
  return sorted ? { status: 'data', data: sorted } : read;
}

const refOf = (id: string) => doc(firestore(), snippetPlace.path(currentUid(), id));

/** Saves a snippet, new or known. True when it is saved; else a toast says so. */
export const saveSnippet = ({ id, name, text }: ListedSnippet): Promise<boolean> =>
  writeAtOnce('Snippet not saved', (transaction) =>
    transaction.set(refOf(id), { name: name.trim(), text, updated_at: serverTimestamp() }),
  );

/** Deletes a snippet, and offers to bring it back. */
export async function deleteSnippet(snippet: ListedSnippet): Promise<void> {
  const { id, name } = snippet;
  const isGone = await writeAtOnce('Snippet not deleted', (transaction) =>
    transaction.delete(refOf(id)),
  );
  if (isGone)
    notify.success({
      title: `Snippet “${name}” deleted`,
      action: { label: 'Undo', onClick: () => void saveSnippet(snippet) },
    });
}
