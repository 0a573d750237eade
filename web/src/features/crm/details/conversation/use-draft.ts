import { answerDraftPlace } from '@vibes/core/firestore/places';
import { useEffect, useSyncExternalStore } from 'react';
import { useLiveDocument, useUid } from '../../../../lib/live.ts';
import { dataOf } from '../../../../lib/loadable.ts';
import { answerDrafts } from './answer.data.ts';

/**
 * An answer while it is typed: stored a moment after the last key and on leaving, and live on any
 * device. What is typed here wins over what is stored.
 */
export function useDraft(creator_id: string): { text: string; isStored: boolean } {
  const stored = dataOf(useLiveDocument(answerDraftPlace.at(useUid(), creator_id)));
  const textOf = () => answerDrafts.textOf(creator_id);
  const typed = useSyncExternalStore(answerDrafts.subscribe, textOf, textOf);
  useEffect(() => () => answerDrafts.store(creator_id), [creator_id]);
  return {
    text: typed ?? stored?.text ?? '',
    isStored: typed === null && !!stored && stored.text !== '',
  };
}
