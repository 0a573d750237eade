import { useSyncExternalStore } from 'react';
import { UnsavedMark } from '../../../components/unsaved-mark.tsx';
import { answerDrafts } from './answer.data.ts';

const { subscribe, hasAny } = answerDrafts;

/** Asks before the page is closed while an answer that is typed is not stored, as without a connection. */
export function UnsavedAnswers() {
  return <UnsavedMark isDirty={useSyncExternalStore(subscribe, hasAny, hasAny)} end="closed" />;
}
