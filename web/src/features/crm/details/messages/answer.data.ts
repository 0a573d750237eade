import type { Creator } from '@vibes/core/creator/creator';
import { answerDraftPlace } from '@vibes/core/firestore/places';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { notify } from '../../../../components/toaster.tsx';
import { call } from '../../../../lib/callables.ts';
import { firestore } from '../../../../lib/firestore.ts';
import { currentUid } from '../../../../lib/live.ts';

const FALLBACK = 'The server did not answer as expected. Please try again.';

const draftOf = (creator_id: string) =>
  doc(firestore(), answerDraftPlace.path(currentUid(), creator_id));

/** The answer as it was typed last, on any device; empty without one, or when it cannot be read. */
export async function loadDraft(creator_id: string): Promise<string> {
  try {
    const text: unknown = (await getDoc(draftOf(creator_id))).get('text');
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

/** Whether it is stored. Without a connection it resolves once there is one. */
export async function saveDraft(creator_id: string, text: string): Promise<boolean> {
  const ref = draftOf(creator_id);
  const work = text === '' ? deleteDoc(ref) : setDoc(ref, { text, updated_at: serverTimestamp() });
  return work.then(
    () => true,
    () => false,
  );
}

/** Sends the answer, and says so; false when it was not taken, with the reason. */
export async function sendAnswer(
  creator: Pick<Creator, 'id' | 'name' | 'answers'>,
  answer: { inbound_id: string; text: string },
): Promise<boolean> {
  try {
    const number = creator.answers + 1;
    await call('answerCreator', { creator_id: creator.id, number, ...answer }, FALLBACK);
    notify.success({ title: `Your answer to ${creator.name} is on its way` });
    return true;
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    notify.error({ title: 'Answer not sent', description });
    return false;
  }
}

/** No more messages to the creator, who asked for that. */
export async function unsubscribe(creator: Pick<Creator, 'id' | 'name'>): Promise<void> {
  try {
    await call('optOutCreator', { creator_id: creator.id }, FALLBACK);
    notify.success({ title: `${creator.name} gets no more messages from you` });
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    notify.error({ title: 'Not unsubscribed', description });
  }
}
