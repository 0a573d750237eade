import type { Creator } from '@vibes/core/creator/creator';
import { paths } from '@vibes/core/firestore/paths';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';

/** What a document may be called; anything else in an address would lead to another collection, or nowhere. */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/;

/** One creator, live; null for one that is not in this person's CRM. */
export function useCreator(id: string): Loadable<Creator | null> {
  const uid = useUid();
  const isPossible = DOCUMENT_ID.test(id);
  const live = useLiveDocument<Creator>(paths.creator(uid, isPossible ? id : 'none'));
  if (!isPossible) return { status: 'data', data: null };
  if (live.status !== 'data') return live;
  return { status: 'data', data: live.data && { ...live.data, id } };
}
